import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { after } from '#kernel/clock.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { SeenProfile } from '../contracts/profiles.schema.ts';
import { REPORTABLE } from '../domain/match/match-state.ts';
import { profileOfRow, profileRows } from '../infra/profiles-repository.ts';
import { profileSeenBy } from './profile-seen-by.ts';
import { seenProfile, seenProfiles } from './seen-profiles.ts';
import type { PerspectivePorts } from '../browse/viewer.ts';

/**
 * A profile that the actor may see or has blocked, with its account. Inactive members can only be reported for some
 * days after a match with them has ended.
 */
export async function profileForReport(
  ports: Omit<PerspectivePorts, 'db'>,
  db: Knex,
  actor: Actor,
  id: ProfileId,
): Promise<{ accountId: UserId; profile: SeenProfile } | null> {
  const seen = await profileSeenBy(ports, db, actor, id);
  if (seen || actor.profileId === null) return seen;
  const blocked: { account_id: UserId }[] = await db('matchmaking.block as b')
    .join('matchmaking.profile as p', 'p.id', 'b.blocked_profile_id')
    .where({ 'b.blocker_profile_id': actor.profileId, 'b.blocked_profile_id': id })
    .select('p.account_id');
  const now = ports.clock.now();
  const [accountId] = blocked.map((row) => row.account_id);
  const profile = (await seenProfiles(db, [id], now)).get(id);
  return accountId && profile ? { accountId, profile } : afterEndedMatch(db, actor.profileId, id, now);
}

/** The other participant's profile if a match ended within the last days, also of an inactive account. */
async function afterEndedMatch(db: Knex, own: ProfileId, other: ProfileId, now: Date) {
  const ended = await db('matchmaking.match')
    .where({ status: 'ended' })
    .where('updated_at', '>', after(now, -REPORTABLE))
    .whereRaw('(man_profile_id, woman_profile_id) in ((:own, :other), (:other, :own))', { own, other })
    .first('id');
  const row = ended && (await profileRows(db).where({ id: other }).first());
  return row ? { accountId: row.account_id, profile: seenProfile(profileOfRow(row), false, now) } : null;
}
