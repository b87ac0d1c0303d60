import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, RequestId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { InterestRequests } from '../domain/interest-request.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  guardianship: GuardianshipFacade;
  requests: InterestRequests;
}

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
