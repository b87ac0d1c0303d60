import { DomainError } from '#kernel/errors.ts';
import { newId, type GuardianId, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Wali } from '../../identity/contracts/wali.schema.ts';
import { FREE_REPLACEMENTS } from '../contracts/guardian.ts';
import { Guardian } from '../domain/guardian.ts';
import { replacementsCountSince } from '../domain/replacing.ts';
import { presentWard, type Person } from '../domain/people.ts';
import { newInvitation } from '../domain/verification-code.ts';
import { limitInvitations, mailInvitation } from './invitation.ts';
import type { InvitingPorts } from './guardian-ports.ts';

type Ports = Omit<InvitingPorts, 'uow'>;

/**
 * Corrects the ward's unverified guardian or replaces the verified one, and sends the named man a new link and code, in
 * the caller's transaction. `notifyFrom` postpones the notice to the one replaced.
 * @throws common.rate-limited and guardianship.too-many-replacements
 */
export async function appointGuardian(
  ports: Ports,
  tx: Tx,
  ward: Person,
  wali: Wali,
  { isLimited = true, notifyFrom = null }: { isLimited?: boolean; notifyFrom?: Date | null } = {},
): Promise<void> {
  const { clock, guardians, identity, limits } = ports;
  if (isLimited) await limitInvitations(tx, limits, wali.waliEmail, ward.userId);
  const at = clock.now();
  const { code, invitation } = await newInvitation(at);
  const known = await correctableGuardian(ports, tx, ward.userId, { at, notifyFrom });
  const guardian = known ?? Guardian.appoint(newId<GuardianId>(at), ward, wali, invitation, at);
  if (known) known.correct(wali, ward, invitation, at);
  await guardians.save(tx, guardian);
  await mailInvitation(tx, identity, guardian, ward, code);
}

/**
 * The ward, locked so that she cannot be disabled meanwhile.
 * @throws guardianship.not-a-ward
 */
export async function requireWard(
  { identity, guardians }: Pick<Ports, 'identity' | 'guardians'>,
  tx: Tx,
  wardId: UserId,
): Promise<Person> {
  const ward = (await identity.isEligibleAsWard(tx, wardId)) && (await presentWard(tx, identity, wardId));
  if (!ward || (await guardians.isGuardian(tx, wardId))) throw new DomainError('guardianship.not-a-ward');
  return ward;
}

/** Her unverified guardian, whom she may correct. Replaces a verified one. */
async function correctableGuardian(
  { guardians }: Pick<Ports, 'guardians'>,
  tx: Tx,
  wardId: UserId,
  { at, notifyFrom }: { at: Date; notifyFrom: Date | null },
): Promise<Guardian | null> {
  const known = await guardians.ofWard(tx, wardId);
  if (known?.state.state !== 'verified') return known;
  // Only replacements of an acting guardian are limited: a ward always needs somebody who acts.
  if (known.acts && (await guardians.replacedSince(tx, wardId, replacementsCountSince(at))) >= FREE_REPLACEMENTS)
    throw new DomainError('guardianship.too-many-replacements');
  known.replace(at, notifyFrom);
  await guardians.save(tx, known);
  return null;
}
