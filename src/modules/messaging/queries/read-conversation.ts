import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, MessageId, ProfileId } from '#kernel/ids.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { MessageView } from '../contracts/messages.ts';
import { messageViews, VISIBLE, type ShownMessage } from './visible-messages.ts';

/** No row: not one of the two. One row of nulls: nothing to be seen. */
const CONVERSATION = statement(
  'messaging.conversation',
  `select m.id, m.match_id, m.sender_profile_id, m.recipient_profile_id, m.content, m.state, m.decline_reason,
          m.reviewed, m.created_at, m.read_at
   from messaging.conversation c left join messaging.message m
     on m.match_id = c.match_id and ${VISIBLE}
     and (:after::uuid is null or exists (
       select from messaging.message a where a.id = :after::uuid and a.match_id = c.match_id
         and (m.seq > a.seq or m.id <> a.id
           and m.decided_at >= case when a.sender_profile_id = :me then a.created_at else a.decided_at end)))
   where c.match_id = :matchId and :me::integer in (c.man_profile_id, c.woman_profile_id)
   order by m.seq`,
);
type Row = ShownMessage | { id: null };

/**
 * A conversation as one of its two may see it, in the order of sending. Where `after` is given only what came after it,
 * be it written or decided later: an earlier message may be let through last.
 */
export class ReadConversation {
  private readonly ports: { db: Knex; seals: Seals };
  constructor(ports: { db: Knex; seals: Seals }) {
    this.ports = ports;
  }

  /** Throws `common.not-found` for anybody else. */
  async execute(profileId: ProfileId, matchId: MatchId, after?: MessageId): Promise<MessageView[]> {
    const { db, seals } = this.ports;
    const rows = await prepared<Row>(db, CONVERSATION, { matchId, me: profileId, after: after ?? null });
    if (rows.length === 0) throw new DomainError('common.not-found');
    return messageViews(
      seals,
      rows.filter((row) => row.id !== null),
    );
  }
}
