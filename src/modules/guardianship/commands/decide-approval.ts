import type { Clock } from '#kernel/clock.ts';
import type { ApprovalId, UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Approvals } from '../domain/approvals.ts';
import { decide, type DecisionResult, type Decision } from '../domain/decide.ts';
import type { WhoDecides } from '../domain/decision-authority.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  approvals: Approvals;
  resolveDecisionAuthority: WhoDecides;
}

export class DecideApproval extends UseCase<Ports> {
  /**
   * @throws common.not-found if the item is not his to decide
   * @throws guardianship.already-decided
   */
  execute(accountId: UserId, approvalId: ApprovalId, decision: Decision): Promise<DecisionResult> {
    const { uow, clock, ...ports } = this.ports;
    return uow.run((tx) =>
      decide(tx, ports, approvalId, (guardian) => guardian.accountId === accountId, { ...decision, at: clock.now() }),
    );
  }
}
