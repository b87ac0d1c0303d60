import type { Knex } from 'knex';
import type { MessageView } from '#kernel/contracts/messages.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, MessageId, ProfileId } from '#kernel/ids.ts';
import { messageView, visibleTo, type MessageRow } from './visible.ts';

/** A conversation as one of its two may see it, in the order of sending; only what came after `after` where that is given. */
export async function conversation(
  db: Knex,
  profileId: ProfileId,
  matchId: MatchId,
  after?: string,
): Promise<MessageView[]> {
  await requireParty(db, profileId, matchId);
  const rows: MessageRow[] = await db('messaging.message')
    .where({ match_id: matchId })
    .modify(visibleTo(profileId))
    .modify(
      (q) =>
        after && q.where('seq', '>', db('messaging.message').where({ id: after, match_id: matchId }).select('seq')),
    )
    .orderBy('seq');
  return rows.map(messageView);
}

export async function oneMessage(db: Knex, profileId: ProfileId, id: MessageId): Promise<MessageView> {
  const row: MessageRow | undefined = await db('messaging.message').where({ id }).modify(visibleTo(profileId)).first();
  if (!row) throw new DomainError('common.not-found');
  return messageView(row);
}

/** Delivered messages that the member has not read. */
export async function unreadCount(db: Knex, profileId: ProfileId): Promise<number> {
  const row = await db('messaging.message')
    .where({ recipient_profile_id: profileId })
    .whereNull('read_at')
    .modify(visibleTo(profileId))
    .count({ n: '*' })
    .first();
  return Number(row?.n);
}

async function requireParty(db: Knex, profileId: ProfileId, matchId: MatchId): Promise<void> {
  const party = await db('messaging.conversation')
    .where({ match_id: matchId })
    .whereRaw('? in (man_profile_id, woman_profile_id)', [profileId])
    .first('match_id');
  if (!party) throw new DomainError('common.not-found');
}
