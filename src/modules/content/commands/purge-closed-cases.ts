import { after, DAY, type Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SupportTickets } from '../domain/support-ticket.ts';
import type { Reports } from '../domain/report.ts';

/** How long an answer can be read with its key. */
const KEY_LIFE = 90 * DAY;
/** The longest life of a ticket under a key. */
const LONGEST = 365 * DAY;
const REPORT_LIFE = 365 * DAY;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  questions: SupportTickets;
  reports: Reports;
}

export class PurgeClosedCases extends UseCase<Ports> {
  execute(): Promise<void> {
    const { uow, clock, questions, reports } = this.ports;
    const now = clock.now();
    return uow.run(async (tx) => {
      await questions.removeUnderKeys(tx, { endedAt: after(now, -KEY_LIFE), requestedAt: after(now, -LONGEST) });
      await reports.removeResolved(tx, after(now, -REPORT_LIFE));
    });
  }
}
