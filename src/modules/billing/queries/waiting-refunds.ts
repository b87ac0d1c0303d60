import type { QueueStanding } from '#kernel/contracts/cases.ts';
import { standingOf, type CaseQueue, type QueuePorts, type QueueReader } from '#kernel/desk/case-queue.ts';

/** How many refunds were asked for and not decided. */
export class WaitingRefunds implements CaseQueue {
  private readonly ports: QueuePorts;
  constructor(ports: QueuePorts) {
    this.ports = ports;
  }

  execute(reader?: QueueReader): Promise<QueueStanding> {
    const cases = this.ports.db('billing.refund_request').where({ state: 'asked' });
    return standingOf(this.ports, 'refunds', { cases, since: 'asked_at' }, reader);
  }
}
