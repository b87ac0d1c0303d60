import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { InterestRequests } from '../domain/interest-request.ts';

/** Ends requests that nobody answered within their life. */
export class ExpireInterestRequests {
  private readonly ports: { uow: UnitOfWork; clock: Clock; requests: InterestRequests };
  constructor(ports: { uow: UnitOfWork; clock: Clock; requests: InterestRequests }) {
    this.ports = ports;
  }

  async execute(): Promise<void> {
    const { uow, clock, requests } = this.ports;
    const at = clock.now();
    const due = await uow.run((tx) => requests.due(tx, at));
    for (const id of due) {
      await uow.run(async (tx) => {
        const request = await requests.find(tx, id);
        request?.expire(at);
        if (request) await requests.save(tx, request);
      });
    }
  }
}
