import { after, DAY, type Clock } from '#kernel/clock.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Subscriptions } from '../domain/subscription.ts';

/** Time before a renewal at which its payer is notified. */
const NOTICE_PERIOD = 7 * DAY;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  subscriptions: Subscriptions;
}

export class NotifyRenewals extends UseCase<Ports> {
  async execute(): Promise<void> {
    const { uow, clock, subscriptions } = this.ports;
    const at = clock.now();
    const near = await uow.run((tx) => subscriptions.renewingBefore(tx, after(at, NOTICE_PERIOD)));
    await processEach(near, (id) =>
      uow.run(async (tx) => {
        const subscription = await subscriptions.find(tx, id);
        subscription?.markRenewalNotified(at, after(at, NOTICE_PERIOD));
        if (subscription) await subscriptions.save(tx, subscription);
      }),
    );
  }
}
