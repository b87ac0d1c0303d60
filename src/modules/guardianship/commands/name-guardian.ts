import { after, DAY } from '#kernel/clock.ts';
import type { Wali } from '../../identity/contracts/wali.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type GuardianId, type UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Contact } from '../../identity/index.ts';
import { Guardian } from '../domain/guardian.ts';
import { newInvitation } from '../domain/verification-code.ts';
import { mailInvitation } from '../emails/invitation.ts';
import { limitInvitations } from './limit-invitations.ts';
import type { InvitingPorts } from './ports.ts';
import { presentWard } from './present-ward.ts';

/** So often a ward replaces a verified guardian by herself within a year (decisions 2.13). */
const REPLACEMENTS = 2;
const YEAR = 365 * DAY;

/**
 * The ward names her guardian, corrects him while he is unverified, or names another in the place of a verified one, who
 * has no access from then on. The named man is sent a fresh link and code, and she is told. Throws `common.too-many`, and
 * `guardianship.replaced-often`.
 */
export class NameGuardian {
  private readonly ports: InvitingPorts;
  constructor(ports: InvitingPorts) {
    this.ports = ports;
  }

  execute(wardId: UserId, wali: Wali): Promise<void> {
    return this.ports.uow.run(async (tx) => {
      await this.within(tx, await this.wardOf(tx, wardId), wali);
    });
  }

  /** Right after a sign-up of three fields: authorised by the sign-up cookie or, where that does not hold, by her session; never by the id alone (decisions 1.2). */
  executeAtSignUp(
    wardId: UserId,
    wali: Wali,
    proof: { handle: string | undefined; isSignedIn(wardId: UserId): boolean },
  ): Promise<void> {
    const { uow, identity, guardians } = this.ports;
    return uow.run(async (tx) => {
      const proven = (await identity.holdsSignUpHandle(tx, proof.handle, wardId)) || proof.isSignedIn(wardId);
      if (!proven) throw new DomainError('identity.sign-up-handle');
      const ward = await this.wardOf(tx, wardId);
      if (await guardians.ofWard(tx, wardId)) throw new DomainError('guardianship.already-named');
      await this.within(tx, ward, wali);
    });
  }

  private async wardOf(tx: Tx, wardId: UserId): Promise<Contact> {
    const { identity } = this.ports;
    // Locked first: she cannot be disabled meanwhile.
    const ward = (await identity.mayBeWard(tx, wardId)) && (await presentWard(tx, identity, wardId));
    if (!ward) throw new DomainError('guardianship.not-a-ward');
    return ward;
  }

  /** The same inside a running transaction; identity's sign-up uses it. */
  async within(tx: Tx, ward: Contact, wali: Wali): Promise<void> {
    const { clock, guardians, identity, limits } = this.ports;
    await limitInvitations(tx, limits, wali.waliEmail, ward.userId);
    const at = clock.now();
    const { code, invitation } = await newInvitation(at);
    const known = await this.openTo(tx, ward.userId, at);
    const guardian = known ?? Guardian.appoint(newId<GuardianId>(at), ward, wali, invitation, at);
    if (known) known.correct(wali, ward, invitation, at);
    await guardians.save(tx, guardian);
    await mailInvitation(tx, identity, guardian.state, ward, code);
  }

  /** Her unverified guardian, whom she may correct. A verified one gives way. */
  private async openTo(tx: Tx, wardId: UserId, at: Date): Promise<Guardian | null> {
    const { guardians } = this.ports;
    const known = await guardians.ofWard(tx, wardId);
    if (known?.state.state !== 'verified') return known;
    // Whoever does not act has not to be replaced: somebody has to be named in his place.
    if (known.acts && (await guardians.replacedSince(tx, wardId, after(at, -YEAR))) >= REPLACEMENTS)
      throw new DomainError('guardianship.replaced-often');
    known.replace(at);
    await guardians.save(tx, known);
    return null;
  }
}
