import { after, DAY, type Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Subscriptions } from '../domain/subscription.ts';
import { renewalNear } from '../events.ts';

/** So long before it is charged again its payer is told (decisions 12). */
const BEFORE = 7 * DAY;
const BATCH = 100;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  subscriptions: Subscriptions;
}

/** Tells each payer once of the renewal that is near. */
export class TellOfRenewals {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(): Promise<void> {
    const { uow, clock, subscriptions } = this.ports;
    for (let told = BATCH; told === BATCH;)
      told = await uow.run(async (tx) => {
        const at = clock.now();
        const near = await subscriptions.renewingBefore(tx, after(at, BEFORE), BATCH);
        for (const subscription of near) {
          const { id, accountId, periodEnd } = subscription.state;
          subscription.tellOfRenewal();
          await subscriptions.save(tx, subscription);
          // Where the day has passed already, the receipt tells it.
          if (periodEnd && periodEnd > at) tx.record(renewalNear({ accountId, subscription: id }));
        }
        return near.length;
      });
  }
}
