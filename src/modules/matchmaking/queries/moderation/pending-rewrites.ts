import type { QueueSummary } from '#kernel/contracts/cases.ts';
import { summarizeQueue, type CaseQueue, type QueuePorts, type QueueReader } from '#kernel/desk/case-queue.ts';
import { UseCase } from '#kernel/use-case.ts';

export class PendingRewrites extends UseCase<QueuePorts> implements CaseQueue {
  execute(reader?: QueueReader): Promise<QueueSummary> {
    const cases = this.ports.db('matchmaking.moderation_measure').whereNotNull('submitted_at');
    return summarizeQueue(this.ports, 'rewrites', { cases, since: 'submitted_at' }, reader);
  }
}
