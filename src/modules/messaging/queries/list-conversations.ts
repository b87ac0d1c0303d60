import type { Knex } from 'knex';
import { AdminList, type Conditions, type FilterOf, type ListReading } from '#kernel/admin/admin-list.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { listConversations } from '../contracts/admin-conversations.schema.ts';
import { closedConversations, conversationWords, wordsOfConversation } from '../conversation/closed-conversations.ts';
import { conversationRecords } from '../conversation/conversation-records.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'db' | 'matchmaking' | 'womensWords'>;
type Row = { match_id: MatchId };

/** Conversations without their texts, of everybody or of one person, without those that are closed to the reader. */
export class ListConversations extends AdminList<typeof listConversations, Row, Ports> {
  protected override readonly key = 'match_id';
  protected override readonly columns = { id: 'match_id' };
  protected override readonly conditions: Conditions<typeof listConversations> = {
    userId: (rows, userId) => void rows.where((two) => two.where('man_id', userId).orWhere('woman_id', userId)),
  };

  protected rows({ db }: ListReading) {
    return db('messaging.conversation');
  }

  protected override async narrow(
    rows: Knex.QueryBuilder,
    filter: FilterOf<typeof listConversations>,
    { db, reader }: ListReading,
  ) {
    closedConversations(rows, await this.ports.matchmaking.acquaintancesOf(db, reader.userId), { isClosed: false });
    await super.narrow(rows, filter, { db, reader });
  }

  protected async records(rows: Row[], { db, reader }: ListReading) {
    const { matchmaking, womensWords } = this.ports;
    const records = await conversationRecords(
      this.ports,
      rows.map((row) => row.match_id),
    );
    const kind = conversationWords(matchmaking);
    const access = await womensWords.accessTo(db, reader, kind, records.map(wordsOfConversation));
    return records.map((record) => ({
      ...record,
      wordsWithheld: access.get(record.id) !== 'free',
      wordsReadable: access.get(record.id) !== 'withheld',
    }));
  }
}
