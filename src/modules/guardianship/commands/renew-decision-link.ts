import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import { guardianshipLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'limits' | 'guardians' | 'approvals' | 'links'>;

/** Replaces an expired link while its item is pending, by email to the guardian's address only. */
export class RenewDecisionLink extends UseCase<Ports> {
  /**
   * @throws common.not-found if the link leads to no item that is his to decide
   * @throws common.rate-limited
   */
  async execute(token: string): Promise<void> {
    const { uow, clock, limits, guardians, approvals, links } = this.ports;
    const link = await uow.run((tx) => links.find(tx, token));
    if (!link?.isPending || link.expiresAt > clock.now()) throw new DomainError('common.not-found');
    await limits.consume(guardianshipLimits['new links to an item'], link.approvalId);
    await uow.run(async (tx) => {
      const guardian = await guardians.find(tx, link.guardianId);
      const approval = await approvals.find(tx, link.approvalId);
      if (!guardian?.acts || !approval) throw new DomainError('common.not-found');
      approval.requestLink(guardian.state.id);
      await approvals.save(tx, approval);
    });
  }
}
