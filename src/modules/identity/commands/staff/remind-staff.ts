import type { QueueSummary } from '#kernel/contracts/cases.ts';
import type { QueueReader } from '#kernel/desk/case-queue.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { DomainEvent } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import { queuesOf, waitedTooLong, type StaffDigests } from '../../domain/staff-digests.ts';
import { anotherAdminNeeded, casesLeftWaiting } from '../../events.ts';
import { staff } from '../../account/contacts.ts';

interface Ports extends Pick<Kernel, 'db' | 'uow' | 'clock'> {
  digests: StaffDigests;
}

/**
 * Emails staff about cases that have been pending for a day, except those with a conflict of interest, and the operator
 * if none of them may see one. A sweep.
 */
export class RemindStaff extends UseCase<Ports> {
  async execute(summariesFor: (reader?: QueueReader) => Promise<QueueSummary[]>): Promise<void> {
    const { db, uow, clock, digests } = this.ports;
    const at = clock.now();
    const overdue = waitedTooLong(await summariesFor(), at);
    // What each member of staff may see takes many statements, and is of use once a day at most.
    if (overdue.length === 0 || !(await uow.run((tx) => digests.isDue(tx, at)))) return;
    const facts: DomainEvent[] = [];
    for (const { id, ...rights } of await staff(db).select('id', 'role', 'duties')) {
      const late = waitedTooLong(queuesOf(rights, await summariesFor({ userId: id })), at);
      const queues = late.map(({ queue, waiting, oldestSince }) => ({
        queue,
        waiting,
        oldestSince: oldestSince!.toISOString(),
      }));
      if (queues.length > 0) facts.push(casesLeftWaiting({ staffId: id, queues }));
    }
    if (overdue.some(({ onHold }) => onHold > 0)) facts.push(anotherAdminNeeded({}));
    if (facts.length === 0) return;
    await uow.run(async (tx) => {
      if (await digests.claim(tx, at)) tx.record(...facts);
    });
  }
}
