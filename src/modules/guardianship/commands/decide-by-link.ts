import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import { decide, type DecisionResult, type Decision } from '../domain/decide.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'approvals' | 'links' | 'resolveDecisionAuthority'>;

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
