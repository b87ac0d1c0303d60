import type { QueueSummary } from '#kernel/contracts/cases.ts';
import { summarizeQueue, type CaseQueue, type QueuePorts, type QueueReader } from '#kernel/desk/case-queue.ts';
import { UseCase } from '#kernel/use-case.ts';

export class PendingConsultations extends UseCase<QueuePorts> implements CaseQueue {
  execute(reader?: QueueReader): Promise<QueueSummary> {
    const cases = this.ports.db('content.consultation').whereNull('answered_at');
    return summarizeQueue(this.ports, 'consultations', { cases, since: 'created_at' }, reader);
  }
}
