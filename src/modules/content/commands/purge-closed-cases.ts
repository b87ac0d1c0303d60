import { after, DAY } from '#kernel/clock.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** How long an answer can be read with its key. */
const KEY_LIFE = 90 * DAY;
/** The longest life of a ticket under a key. */
const LONGEST = 365 * DAY;
const REPORT_LIFE = 365 * DAY;

export class PurgeClosedCases extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'questions' | 'reports'>> {
  execute(): Promise<void> {
    const { uow, clock, questions, reports } = this.ports;
    const now = clock.now();
    return uow.run(async (tx) => {
      await questions.removeUnderKeys(tx, { endedAt: after(now, -KEY_LIFE), requestedAt: after(now, -LONGEST) });
      await reports.removeResolved(tx, after(now, -REPORT_LIFE));
    });
  }
}
