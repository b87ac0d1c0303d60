import type { ApprovalId, UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { decide, type DecisionResult, type Decision } from '../domain/decide.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'approvals' | 'resolveDecisionAuthority'>;

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
