import { UseCase } from '#kernel/use-case.ts';
import { isQuiet } from '../../domain/quiet-days.ts';
import { quietDaysOver } from '../../events.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

const BATCH = 100;

/** After quiet days, publishes once for each account that it has deferred notifications. A sweep. */
export class SendDeferredNotifications extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'quietDays' | 'deferred'>> {
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
