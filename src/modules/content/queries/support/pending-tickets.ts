import type { QueueSummary } from '#kernel/contracts/cases.ts';
import { summarizeQueue, type CaseQueue, type QueueReader } from '#kernel/desk/case-queue.ts';
import { UseCase } from '#kernel/use-case.ts';
import { restrictToOnHold, type OnHoldPorts } from '../../support-ticket/tickets-on-hold.ts';

/** Counts open support tickets, and those on hold. */
export class PendingTickets extends UseCase<OnHoldPorts> implements CaseQueue {
  async execute(reader?: QueueReader): Promise<QueueSummary> {
    const { db, conflictOfInterest } = this.ports;
    const cases = db('content.question').whereNull('answered_at').whereNull('closed_at');
    const atRest = db('content.question');
    if (reader) await conflictOfInterest.exclude(db, atRest, 'support', reader);
    await restrictToOnHold(this.ports, atRest);
    const [{ count }] = (await atRest.count({ count: '*' })) as [{ count: string }];
    const summary = await summarizeQueue(this.ports, 'support', { cases, since: 'created_at' }, reader);
    return { ...summary, onHold: Number(count) };
  }
}
