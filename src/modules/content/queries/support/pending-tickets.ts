import type { QueueSummary } from '#kernel/contracts/cases.ts';
import { summarizeQueue, type CaseQueue, type QueueReader } from '#kernel/desk/case-queue.ts';
import { UseCase } from '#kernel/use-case.ts';
import { restrictToOnHold, type OnHoldPorts } from '../../support-ticket/tickets-on-hold.ts';

/** Counts support tickets that wait for the staff, and those on hold. */
export class PendingTickets extends UseCase<OnHoldPorts> implements CaseQueue {
  async execute(reader?: QueueReader): Promise<QueueSummary> {
    const { db, conflictOfInterest } = this.ports;
    const cases = db('content.question').whereNotNull('pending_since');
    const summary = await summarizeQueue(this.ports, 'support', { cases, since: 'pending_since' }, reader);
    if (summary.waiting === 0) return summary;
    const onHold = db('content.question');
    if (reader) await conflictOfInterest.exclude(db, onHold, 'support', reader);
    await restrictToOnHold(this.ports, onHold);
    const [{ count }] = (await onHold.count({ count: '*' })) as [{ count: string }];
    return { ...summary, onHold: Number(count) };
  }
}
