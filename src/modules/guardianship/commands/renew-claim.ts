import { mailboxOf } from '#kernel/values/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken, newToken } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { stepDownLink } from '../guardian/step-down-link.ts';
import type { InvitingPorts } from '../guardian/guardian-ports.ts';
import { presentWard } from '../domain/people.ts';
import { guardianshipLimits } from '../limits.ts';
import { emails } from '../emails.ts';

/** Replaces a claim link for a guardian without an account, by email to his address only. */
export class RenewClaim extends UseCase<InvitingPorts> {
  /**
   * @throws guardianship.claim-invalid if the link can never be used again
   * @throws guardianship.claim-used and common.rate-limited
   */
  execute(token: string): Promise<void> {
    const { uow, clock, guardians, identity, limits } = this.ports;
    return uow.run(async (tx) => {
      const guardian = await guardians.byClaim(tx, hashOfToken(token));
      const ward = guardian && (await presentWard(tx, identity, guardian.state.wardId));
      if (!guardian || !ward) throw new DomainError('guardianship.claim-invalid');
      await limits
        .inside(tx)
        .consume(guardianshipLimits['new claim links to a mailbox'], mailboxOf(guardian.state.email));
      const fresh = newToken();
      guardian.renewClaim(hashOfToken(fresh), clock.now());
      const items = [stepDownLink(guardian, ward.name)];
      await guardians.save(tx, guardian);
      await identity.notify(tx, guardian.mailbox, emails.guardianClaim, {
        values: { guardian: guardian.state.name, ward: ward.name },
        items,
        path: `/guardian-claim?token=${fresh}`,
      });
    });
  }
}
