import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MatchmakingFacade } from '../../matchmaking/index.ts';
import type { ConversationRecord, listConversations } from '../contracts/admin-conversations.schema.ts';
import { conversationRecords } from '../conversation/conversation-records.ts';

const columns = { id: 'match_id' };
type Filter = NonNullable<z.output<typeof listConversations.query>['filter']>;

/** Conversations without their texts, of everybody or of one person, for admins; without the reader's own. */
export class ListConversations extends UseCase<{ db: Knex; matchmaking: MatchmakingFacade }> {
  async execute(wanted: ListQuery<keyof typeof columns, Filter>, reader: Actor): Promise<ListPage<ConversationRecord>> {
    const { id, userId } = wanted.filter ?? {};
    const all = this.ports
      .db('messaging.conversation')
      .select('match_id')
      .whereRaw('? not in (man_id, woman_id)', [reader.userId]);
    if (id) all.whereIn('match_id', id);
    if (userId) all.where((two) => two.where('man_id', userId).orWhere('woman_id', userId));
    const place = { columns, key: 'match_id', plain: 500 };
    const { rows, total } = await pageOf<{ match_id: MatchId }, keyof typeof columns>(all, wanted, place);
    const ids = rows.map((row) => row.match_id);
    return { records: await conversationRecords(this.ports, ids), total };
  }
}
