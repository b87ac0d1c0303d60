import type { QueueSummary } from '#kernel/contracts/cases.ts';
import { summarizeQueue, type CaseQueue, type QueuePorts, type QueueReader } from '#kernel/desk/case-queue.ts';
import { UseCase } from '#kernel/use-case.ts';

export class PendingReports extends UseCase<QueuePorts> implements CaseQueue {
  execute(reader?: QueueReader): Promise<QueueSummary> {
    const cases = this.ports.db('content.report').whereNull('resolved_at');
    return summarizeQueue(this.ports, 'reports', { cases, since: 'created_at' }, reader);
  }
}
