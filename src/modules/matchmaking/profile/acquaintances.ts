import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { profileRows } from '../infra/profiles-repository.ts';

const MEETINGS = [
  ['interest_request', 'from_profile_id', 'to_profile_id'],
  ['match', 'man_profile_id', 'woman_profile_id'],
  ['block', 'blocker_profile_id', 'blocked_profile_id'],
  ['never_again', 'profile_id', 'sender_profile_id'],
]
  .flatMap(([table, one, two]) => [[table, one, two] as const, [table, two, one] as const])
  .map(([table, near, other]) => `select ${other} from matchmaking.${table} where ${near} = any(:profiles)`)
  .join(' union ');

/**
 * The accounts whose profile and conversations do not exist for a member of staff: the own one, wards and guardians,
 * present and former, and those whom the account or a ward has met by a request, a match, a block or a wish for no
 * further request.
 */
export async function acquaintancesOf(
  db: Knex,
  guardianship: Pick<GuardianshipFacade, 'recordsAbout' | 'guardianAccountsOf'>,
  staff: UserId,
): Promise<Set<UserId>> {
  const wards = (await guardianship.recordsAbout(db, staff)).map(({ wardId }) => wardId);
  const near = [staff, ...wards];
  const profiles = await profileRows(db).whereRaw('account_id = any(?)', [near]);
  const met: UserId[] = await profileRows(db)
    .whereRaw(`id in (${MEETINGS})`, { profiles: profiles.map(({ id }) => id) })
    .pluck('account_id');
  return new Set([...near, ...(await guardianship.guardianAccountsOf(db, staff)), ...met]);
}
