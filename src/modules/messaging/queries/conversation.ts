import type { Knex } from 'knex';
import type { MessageView } from '../contracts/messages.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, MessageId, ProfileId } from '#kernel/ids.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { messageViews, VISIBLE, visibleTo, type ShownMessage } from './visible.ts';

/** No row: not one of the two. One row of nulls: nothing to be seen. */
const CONVERSATION = statement(
  'messaging.conversation',
  `select m.id, m.match_id, m.sender_profile_id, m.recipient_profile_id, m.content, m.state, m.decline_reason, m.created_at, m.read_at
   from messaging.conversation c left join messaging.message m
     on m.match_id = c.match_id and ${VISIBLE}
     and (:after::uuid is null or exists (
       select from messaging.message a where a.id = :after::uuid and a.match_id = c.match_id
         and (m.seq > a.seq or m.id <> a.id and m.decided_at >= case when a.sender_profile_id = :me then a.created_at else a.decided_at end)))
   where c.match_id = :matchId and :me::integer in (c.man_profile_id, c.woman_profile_id)
   order by m.seq`,
);

const UNREAD = statement(
  'messaging.unread-count',
  `select count(*)::integer as n from messaging.message m where m.recipient_profile_id = :me and m.state = 'approved' and m.read_at is null and ${VISIBLE}`,
);

interface Reading {
  db: Knex;
  seals: Seals;
}

/** A conversation as one of its two may see it, in the order of sending; where `after` is given only what came after it, be it written or decided later: an earlier message may be let through last. */
export async function conversation(
  { db, seals }: Reading,
  profileId: ProfileId,
  matchId: MatchId,
  after?: string,
): Promise<MessageView[]> {
  const rows = await prepared<ShownMessage>(db, CONVERSATION, { matchId, me: profileId, after: after ?? null });
  if (rows.length === 0) throw new DomainError('common.not-found');
  return messageViews(
    seals,
    rows.filter((row) => row.id !== null),
  );
}

export async function oneMessage({ db, seals }: Reading, profileId: ProfileId, id: MessageId): Promise<MessageView> {
  const row: ShownMessage | undefined = await db('messaging.message as m')
    .where({ 'm.id': id })
    .modify(visibleTo(profileId))
    .first('m.*');
  if (!row) throw new DomainError('common.not-found');
  return (await messageViews(seals, [row]))[0]!;
}

/** Delivered messages that the member has not read. */
export async function unreadCount(db: Knex, profileId: ProfileId): Promise<number> {
  const [row] = await prepared<{ n: number }>(db, UNREAD, { me: profileId });
  return row!.n;
}
