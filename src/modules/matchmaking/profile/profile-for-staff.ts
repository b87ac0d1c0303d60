import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import type { WomensWords, WordsKind, WordsReader } from '#kernel/desk/womens-words.ts';
import { userId } from '#kernel/contracts/ids.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { ProfileRead } from '../contracts/admin-profiles.schema.ts';
import { profileOfRow, profileRows } from '../infra/profiles-repository.ts';
import { acquaintancesOf } from './acquaintances.ts';
import { wholeProfile } from './seen-profiles.ts';

export interface StaffReadingPorts extends Pick<Kernel, 'uow' | 'clock'> {
  guardianship: GuardianshipFacade;
  womensWords: WomensWords;
}

const profilesFor = (guardianship: GuardianshipFacade): WordsKind => ({
  subjectType: 'user',
  duty: 'cases',
  async closedTo(db, staff, ids) {
    const acquaintances = await acquaintancesOf(db, guardianship, staff);
    return new Set(ids.filter((id) => acquaintances.has(userId.parse(id))));
  },
});

/**
 * An account's profile for staff, with what is hidden of it; null without a profile. For staff who are its owner, the
 * owner's guardian or ward, or whom the owner has met, it does not exist either.
 * @throws desk.words-withheld
 */
export async function profileForStaff(
  ports: StaffReadingPorts,
  db: Knex,
  staff: WordsReader,
  owner: UserId,
): Promise<ProfileRead | null> {
  const row = await profileRows(db).where({ account_id: owner }).first();
  if (!row || (await acquaintancesOf(db, ports.guardianship, staff.userId)).has(owner)) return null;
  await requireReadable(ports, db, staff, owner);
  const { guardianVerified } = await runQuery(db, ports.guardianship.guardianStatus, { accountId: owner });
  return {
    profile: wholeProfile(profileOfRow(row), guardianVerified, ports.clock.now()),
    version: row.updated_at.toISOString(),
    hiddenParts: row.hidden_parts,
  };
}

/** @throws desk.words-withheld if only women of the staff read this profile */
export const requireReadable = (
  { guardianship, womensWords }: Pick<StaffReadingPorts, 'guardianship' | 'womensWords'>,
  db: Knex,
  staff: WordsReader,
  owner: UserId,
): Promise<void> => womensWords.requireReadable(db, staff, profilesFor(guardianship), { id: owner, authors: [owner] });

/** @throws common.not-found if the account has no profile, or it does not exist for this member of staff */
export async function requireUninvolved(
  { guardianship }: Pick<StaffReadingPorts, 'guardianship'>,
  db: Knex,
  staff: UserId,
  owner: UserId,
): Promise<void> {
  const row = await profileRows(db).where({ account_id: owner }).first('id');
  if (!row || (await acquaintancesOf(db, guardianship, staff)).has(owner)) throw new DomainError('common.not-found');
}
