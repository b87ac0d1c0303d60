import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Approvals } from '../domain/approvals.ts';
import { decide, type DecisionResult, type Decision } from '../domain/decide.ts';
import type { DecisionLinks } from '../domain/decision-links.ts';
import type { WhoDecides } from '../domain/decision-authority.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  approvals: Approvals;
  links: DecisionLinks;
  resolveDecisionAuthority: WhoDecides;
}

/** Decides an item by the single-use link of an email, without a session. */
export class DecideByLink extends UseCase<Ports> {
  /**
   * @throws common.not-found if the link opens nothing
   * @throws guardianship.link-expired and what `decisionRefusal` names
   */
  execute(token: string, decision: Decision): Promise<DecisionResult> {
    const { uow, clock, links, ...ports } = this.ports;
    return uow.run(async (tx) => {
      const at = clock.now();
      const link = await links.find(tx, token);
      if (!link) throw new DomainError('common.not-found');
      const decided = await decide(tx, ports, link.approvalId, ({ id }) => id === link.guardianId, { ...decision, at });
      // An expired link says so first, as its page does.
      if (link.expiresAt <= at) throw new DomainError('guardianship.link-expired');
      return decided;
    });
  }
}
