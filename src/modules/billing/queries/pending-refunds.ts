import type { QueueSummary } from '#kernel/contracts/cases.ts';
import { summarizeQueue, type CaseQueue, type QueuePorts, type QueueReader } from '#kernel/desk/case-queue.ts';
import { UseCase } from '#kernel/use-case.ts';

export class PendingRefunds extends UseCase<QueuePorts> implements CaseQueue {
  execute(reader?: QueueReader): Promise<QueueSummary> {
    const cases = this.ports.db('billing.refund_request').where({ state: 'requested' });
    return summarizeQueue(this.ports, 'refunds', { cases, since: 'requested_at' }, reader);
  }
}
