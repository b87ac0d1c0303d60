import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Approvals } from '../domain/approvals.ts';
import type { DecisionLinks } from '../domain/decision-links.ts';
import type { Guardians } from '../domain/guardians.ts';
import { guardianshipLimits } from '../limits.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  limits: Limits;
  guardians: Guardians;
  approvals: Approvals;
  links: DecisionLinks;
}

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
