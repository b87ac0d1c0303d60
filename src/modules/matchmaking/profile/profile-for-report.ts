import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { SeenProfile } from '../contracts/profiles.schema.ts';
import { profileSeenBy } from './profile-seen-by.ts';
import { seenProfiles } from './seen-profiles.ts';
import type { PerspectivePorts } from '../browse/viewer.ts';

/** A profile that the actor may see or has blocked, with its account. Inactive members cannot be reported. */
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
  const [accountId] = blocked.map((row) => row.account_id);
  const profile = (await seenProfiles(db, [id], ports.clock.now())).get(id);
  return accountId && profile ? { accountId, profile } : null;
}
