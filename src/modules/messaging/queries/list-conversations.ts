import { AdminList, type Conditions, type ListReading } from '#kernel/admin/admin-list.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { listConversations } from '../contracts/admin-conversations.schema.ts';
import { conversationRecords } from '../conversation/conversation-records.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'db' | 'matchmaking'>;
type Row = { match_id: MatchId };

/** Conversations without their texts, of everybody or of one person, for admins; without the reader's own. */
export class ListConversations extends AdminList<typeof listConversations, Row, Ports> {
  protected override readonly key = 'match_id';
  protected override readonly columns = { id: 'match_id' };
  protected override readonly conditions: Conditions<typeof listConversations> = {
    userId: (rows, userId) => void rows.where((two) => two.where('man_id', userId).orWhere('woman_id', userId)),
  };

  protected rows({ db, reader }: ListReading) {
    return db('messaging.conversation').select('match_id').whereRaw('? not in (man_id, woman_id)', [reader.userId]);
  }

  protected records(rows: Row[]) {
    return conversationRecords(
      this.ports,
      rows.map((row) => row.match_id),
    );
  }
}
