import type { Knex } from 'knex';
import type { Kernel } from '#kernel/kernel.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import type { WomensWords, WordsKind, WordsReader } from '#kernel/desk/womens-words.ts';
import { userId } from '#kernel/contracts/ids.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { SeenProfile } from '../contracts/profiles.schema.ts';
import { profileOfRow, profileRows } from '../infra/profiles-repository.ts';
import { acquaintancesOf } from './acquaintances.ts';
import { seenProfile } from './seen-profiles.ts';

export interface StaffReadingPorts extends Pick<Kernel, 'uow' | 'clock'> {
  guardianship: GuardianshipFacade;
  womensWords: WomensWords;
}

/** Each profile is read with a reason, by admins. */
const profilesFor = (guardianship: GuardianshipFacade): WordsKind => ({
  subjectType: 'user',
  duty: null,
  async closedTo(db, staff, ids) {
    const acquaintances = await acquaintancesOf(db, guardianship, staff);
    return new Set(ids.filter((id) => acquaintances.has(userId.parse(id))));
  },
});

/**
 * An account's profile as other members read it; null without a profile. For staff who are its owner, the owner's
 * guardian or ward, or whom the owner has met, it does not exist either.
 */
export async function profileForStaff(
  { guardianship, clock, womensWords }: StaffReadingPorts,
  db: Knex,
  staff: WordsReader,
  owner: UserId,
): Promise<SeenProfile | null> {
  const row = await profileRows(db).where({ account_id: owner }).first();
  if (!row || (await acquaintancesOf(db, guardianship, staff.userId)).has(owner)) return null;
  await womensWords.requireReadable(db, staff, profilesFor(guardianship), { id: owner, authors: [owner] });
  const { guardianVerified } = await runQuery(db, guardianship.guardianStatus, { accountId: owner });
  return seenProfile(profileOfRow(row), guardianVerified, clock.now());
}
