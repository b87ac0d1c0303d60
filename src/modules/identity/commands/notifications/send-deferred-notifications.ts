import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import { isQuiet, type QuietDays } from '../../domain/quiet-days.ts';
import type { DeferredNotifications } from '../../domain/deferred-notifications.ts';
import { quietDaysOver } from '../../events.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  quietDays: QuietDays | null;
  deferred: DeferredNotifications;
}

const BATCH = 100;

/** After quiet days, publishes once for each account that it has deferred notifications. A sweep. */
export class SendDeferredNotifications extends UseCase<Ports> {
  async execute(): Promise<void> {
    const { uow, clock, quietDays, deferred } = this.ports;
    const sendBatch = () =>
      uow.run(async (tx) => {
        const now = clock.now();
        if (quietDays && isQuiet(now, await quietDays.periods(tx, now))) return false;
        const waiting = await deferred.take(tx, BATCH);
        tx.record(...waiting.map(quietDaysOver));
        return waiting.length === BATCH;
      });
    while (await sendBatch());
  }
}
