import type { Knex } from 'knex';
import type { Kernel } from '#kernel/kernel.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { SeenProfile } from '../contracts/profiles.schema.ts';
import { profileOfRow, profileRows } from '../infra/profiles-repository.ts';
import { seenProfile } from './seen-profiles.ts';

export interface StaffReadingPorts extends Pick<Kernel, 'uow' | 'clock'> {
  guardianship: GuardianshipFacade;
}

/**
 * An account's profile as other members read it; null without a profile. For staff who are its owner, the owner's
 * guardian or ward, or whom the owner has met, it does not exist either.
 */
export async function profileForStaff(
  { guardianship, clock }: StaffReadingPorts,
  db: Knex,
  staff: UserId,
  owner: UserId,
): Promise<SeenProfile | null> {
  const row = await profileRows(db).where({ account_id: owner }).first();
  if (!row || owner === staff) return null;
  const own = await guardianship.recordsAbout(db, staff);
  const theirs = new Set((await guardianship.recordsAbout(db, owner)).map(({ guardianId }) => guardianId));
  if (own.some(({ guardianId }) => theirs.has(guardianId))) return null;
  const near = [staff, ...own.map(({ wardId }) => wardId)];
  const profiles = await profileRows(db).whereRaw('account_id = any(?)', [near]);
  const ids = profiles.map(({ id }) => id);
  if (await haveMet(db, ids, row.id)) return null;
  const { guardianVerified } = await runQuery(db, guardianship.guardianStatus, { accountId: owner });
  return seenProfile(profileOfRow(row), guardianVerified, clock.now());
}

const MEETINGS = [
  ['interest_request', 'from_profile_id', 'to_profile_id'],
  ['match', 'man_profile_id', 'woman_profile_id'],
  ['block', 'blocker_profile_id', 'blocked_profile_id'],
  ['never_again', 'profile_id', 'sender_profile_id'],
].map(
  ([table, one, two]) =>
    `exists (select from matchmaking.${table} where (${one} = :other and ${two} = any(:profiles))
      or (${two} = :other and ${one} = any(:profiles)))`,
);

/** Returns whether a request, match, block or wish for no further request was ever between `profiles` and the other. */
async function haveMet(db: Knex, profiles: ProfileId[], other: ProfileId): Promise<boolean> {
  const facts = { profiles, other };
  const { rows } = await db.raw<{ rows: { met: boolean }[] }>(`select ${MEETINGS.join(' or ')} as met`, facts);
  return rows[0]!.met;
}
