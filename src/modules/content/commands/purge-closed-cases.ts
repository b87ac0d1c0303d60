import { after, DAY, type Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Questions } from '../domain/support-ticket.ts';
import type { Reports } from '../domain/report.ts';

/** So long an answer can be read by its key. */
const KEY_LIFE = 90 * DAY;
/** So long anything is kept under a key at most. */
const LONGEST = 365 * DAY;
/** So long a report is kept once it is resolved. */
const REPORT_LIFE = 365 * DAY;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  questions: Questions;
  reports: Reports;
}

/** Removes what nobody needs any more: old messages under keys, and reports that were resolved long ago. */
export class PurgeClosedCases {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  execute(): Promise<void> {
    const { uow, clock, questions, reports } = this.ports;
    const now = clock.now();
    return uow.run(async (tx) => {
      await questions.removeUnderKeys(tx, { endedAt: after(now, -KEY_LIFE), requestedAt: after(now, -LONGEST) });
      await reports.removeResolved(tx, after(now, -REPORT_LIFE));
    });
  }
}
