import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { presentWard } from '../domain/people.ts';
import { newInvitation } from '../domain/verification-code.ts';
import { limitInvitations, mailInvitation } from '../guardian/invitation.ts';
import type { InvitingPorts } from '../guardian/guardian-ports.ts';

/**
 * Sends the verification email again; the previous link and code end.
 * @throws common.rate-limited
 */
export class ResendInvitation extends UseCase<InvitingPorts> {
  async execute(wardId: UserId): Promise<void> {
    const { uow, clock, guardians, identity, limits } = this.ports;
    const at = clock.now();
    const { code, invitation } = await newInvitation(at);
    await uow.run(async (tx) => {
      const [guardian, ward] = [await guardians.ofWard(tx, wardId), await presentWard(tx, identity, wardId)];
      if (!guardian || !ward) throw new DomainError('guardianship.no-guardian');
      await limitInvitations(tx, limits, guardian.state.email, wardId);
      guardian.invite(invitation, at);
      await guardians.save(tx, guardian);
      await mailInvitation(tx, identity, guardian, ward, code);
    });
  }
}
