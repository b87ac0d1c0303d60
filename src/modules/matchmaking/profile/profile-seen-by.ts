import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import type { SeenProfile } from '../contracts/profiles.schema.ts';
import { profileOfRow } from '../infra/profiles-repository.ts';
import { ONE_PROFILE, type RankedRow } from '../browse/browse-sql.ts';
import { seenProfile } from './seen-profiles.ts';
import { resolvePerspective, type ViewerPerspective, type PerspectivePorts } from '../browse/viewer.ts';

/** A profile as the actor sees it now, with its account; null if the actor may not see it. */
export async function profileSeenBy(
  ports: Omit<PerspectivePorts, 'db'>,
  db: Knex,
  actor: Actor,
  id: ProfileId,
): Promise<{ accountId: UserId; profile: SeenProfile } | null> {
  const perspective = await findPerspective({ ...ports, db }, actor);
  if (!perspective) return null;
  const { profileId: me, looksFor, isOwn, guardianAccountIds, refusedSince, wards } = perspective;
  const near = [me, ...wards].filter((profile) => profile !== null);
  const today = ports.clock.now();
  const never = isOwn
    ? await runQuery(db, ports.guardianship.excludedAccountIds, { accountId: actor.userId })
    : guardianAccountIds;
  const [row] = await prepared<RankedRow>(db, ONE_PROFILE, {
    id,
    me,
    looksFor,
    refusedSince,
    today,
    now: today,
    wards,
    near,
    never,
  });
  return (
    (row && { accountId: row.account_id, profile: seenProfile(profileOfRow(row), row.guardian_verified, today) }) ??
    null
  );
}

/** Null for an actor without a perspective, neither an own one nor a ward's: such an actor sees nobody. */
async function findPerspective(ports: PerspectivePorts, actor: Actor): Promise<ViewerPerspective | null> {
  try {
    return await resolvePerspective(ports, actor);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'matchmaking.profile-required') return null;
    throw error;
  }
}
