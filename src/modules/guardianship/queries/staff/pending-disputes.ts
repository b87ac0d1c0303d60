import type { QueueSummary } from '#kernel/contracts/cases.ts';
import { summarizeQueue, type CaseQueue, type QueuePorts, type QueueReader } from '#kernel/desk/case-queue.ts';
import { UseCase } from '#kernel/use-case.ts';

export class PendingDisputes extends UseCase<QueuePorts> implements CaseQueue {
  execute(reader?: QueueReader): Promise<QueueSummary> {
    const cases = this.ports.db('guardianship.guardian').where({ state: 'verified' }).whereNotNull('disputed_at');
    return summarizeQueue(this.ports, 'guardian-disputes', { cases, since: 'disputed_at' }, reader);
  }
}
