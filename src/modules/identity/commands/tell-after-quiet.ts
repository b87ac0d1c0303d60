import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { isQuiet, type QuietDays } from '../domain/quiet-days.ts';
import type { QuietNews } from '../domain/quiet-news.ts';
import { emails } from '../emails.ts';
import type { Notify } from '../index.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  quietDays: QuietDays;
  news: QuietNews;
  notify: Notify;
}

/** Each letter is a transaction of its own with the mark that it is written: nobody gets it twice. */
const BATCH = 100;

/** When it is quiet no longer: one letter to each for whom something came meanwhile. A sweep. */
export class TellAfterQuiet {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(): Promise<void> {
    const { uow, clock, quietDays, news, notify } = this.ports;
    const tellSome = () =>
      uow.run(async (tx) => {
        if (isQuiet(clock.now(), await quietDays.periods(tx, clock.now()))) return false;
        const waiting = await news.take(tx, BATCH);
        for (const { accountId, setting } of waiting)
          await notify(tx, accountId, emails[setting === 'emailNotifications' ? 'afterQuietMessages' : 'afterQuiet'], {
            path: '/dashboard',
          });
        return waiting.length === BATCH;
      });
    while (await tellSome());
  }
}
