import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, RequestId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'guardianship' | 'requests'>;

/** The sender withdraws an open request; the spent request is not given back. */
export class WithdrawInterestRequest extends UseCase<Ports> {
  execute(by: ProfileId, requestId: RequestId): Promise<void> {
    const { uow, clock, guardianship, requests } = this.ports;
    return uow.run(async (tx) => {
      await guardianship.putApprovalOnHold(tx, 'interest_request', requestId);
      const request = await requests.find(tx, requestId);
      if (!request) throw new DomainError('common.not-found');
      request.withdraw(by, clock.now());
      await requests.save(tx, request);
    });
  }
}
