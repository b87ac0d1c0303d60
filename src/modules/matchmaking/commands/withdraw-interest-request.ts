import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, RequestId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { InterestRequests } from '../domain/interest-request.ts';

/** The sender takes an open request back; what it cost is not given back. */
export class WithdrawInterestRequest {
  private readonly ports: { uow: UnitOfWork; clock: Clock; requests: InterestRequests };
  constructor(ports: { uow: UnitOfWork; clock: Clock; requests: InterestRequests }) {
    this.ports = ports;
  }

  execute(by: ProfileId, requestId: RequestId): Promise<void> {
    const { uow, clock, requests } = this.ports;
    return uow.run(async (tx) => {
      const request = await requests.find(tx, requestId);
      if (!request) throw new DomainError('common.not-found');
      request.withdraw(by, clock.now());
      await requests.save(tx, request);
    });
  }
}
