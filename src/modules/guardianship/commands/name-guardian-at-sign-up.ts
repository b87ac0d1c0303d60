import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Wali } from '../../identity/contracts/wali.schema.ts';
import { appointGuardian, requireWard } from '../guardian/appoint-guardian.ts';
import type { InvitingPorts } from '../guardian/guardian-ports.ts';

/** Proof that the caller is the ward: the handle of the sign-up cookie or, if that is invalid, her session. */
interface Proof {
  handle: string | undefined;
  isSignedIn(wardId: UserId): boolean;
}

/**
 * Names the guardian right after a sign-up of three fields. The id alone proves nothing.
 * @throws identity.sign-up-handle, guardianship.not-a-ward and guardianship.already-named
 */
export class NameGuardianAtSignUp extends UseCase<InvitingPorts> {
  execute(wardId: UserId, wali: Wali, proof: Proof): Promise<void> {
    const { ports } = this;
    const { uow, identity, guardians } = ports;
    return uow.run(async (tx) => {
      const isProven = (await identity.redeemSignUpHandle(tx, proof.handle, wardId)) || proof.isSignedIn(wardId);
      if (!isProven) throw new DomainError('identity.sign-up-handle');
      const ward = await requireWard(ports, tx, wardId);
      if (await guardians.ofWard(tx, wardId)) throw new DomainError('guardianship.already-named');
      await appointGuardian(ports, tx, ward, wali);
    });
  }
}
