import { after, DAY } from '#kernel/clock.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Time before a renewal at which its payer is notified. */
const NOTICE_PERIOD = 7 * DAY;

export class NotifyRenewals extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'subscriptions'>> {
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
