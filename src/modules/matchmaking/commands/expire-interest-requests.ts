import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { InterestRequests } from '../domain/interest-request.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  guardianship: GuardianshipFacade;
  requests: InterestRequests;
}

/** Ends requests that nobody answered within their life. */
export class ExpireInterestRequests {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(): Promise<void> {
    const { uow, clock, guardianship, requests } = this.ports;
    const at = clock.now();
    const due = await uow.run((tx) => requests.due(tx, at));
    for (const id of due) {
      await uow.run(async (tx) => {
        await guardianship.holdApprovalOf(tx, 'interest_request', id);
        const request = await requests.find(tx, id);
        request?.expire(at);
        if (request) await requests.save(tx, request);
      });
    }
  }
}
