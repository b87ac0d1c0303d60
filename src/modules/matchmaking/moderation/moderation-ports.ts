import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { WomensWords } from '#kernel/desk/womens-words.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MeasureId, UserId } from '#kernel/values/ids.ts';
import type { Measure } from '../domain/moderation/measure.ts';
import type { Profile } from '../domain/profile.ts';
import { requireUninvolved } from '../profile/profile-for-staff.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type ModerationPorts = Pick<UseCasePorts, 'profiles' | 'measures' | 'guardianship'> &
  DeskPorts & { womensWords: WomensWords };

/** Loads and locks an account's profile. @throws common.not-found also to staff whom it concerns */
export async function moderatedProfile(
  ports: Omit<ModerationPorts, 'measures'>,
  tx: Tx,
  staff: UserId,
  accountId: UserId,
): Promise<Profile> {
  await requireUninvolved(ports, tx.db, staff, accountId);
  const profile = await ports.profiles.ofAccount(tx, accountId);
  if (!profile) throw new DomainError('common.not-found');
  return profile;
}

/** Loads a measure after its profile, whose lock it needs. @throws common.not-found */
export async function moderatedCase(
  ports: ModerationPorts,
  tx: Tx,
  staff: UserId,
  id: MeasureId,
): Promise<{ measure: Measure; profile: Profile; part: string }> {
  const seen = await ports.measures.find(tx, id);
  if (!seen?.state.part) throw new DomainError('common.not-found');
  const profile = await moderatedProfile(ports, tx, staff, seen.state.accountId);
  const measure = await ports.measures.find(tx, id);
  if (!measure) throw new DomainError('common.not-found');
  return { measure, profile, part: seen.state.part };
}
