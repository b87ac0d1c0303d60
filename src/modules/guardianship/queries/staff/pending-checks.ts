import type { QueueSummary } from '#kernel/contracts/cases.ts';
import { summarizeQueue, type CaseQueue, type QueuePorts, type QueueReader } from '#kernel/desk/case-queue.ts';
import { UseCase } from '#kernel/use-case.ts';

export class PendingChecks extends UseCase<QueuePorts> implements CaseQueue {
  execute(reader?: QueueReader): Promise<QueueSummary> {
    const cases = this.ports.db('guardianship.guardian').where({ state: 'verified' }).whereNotNull('check_raised_at');
    return summarizeQueue(this.ports, 'guardian-checks', { cases, since: 'check_raised_at' }, reader);
  }
}
