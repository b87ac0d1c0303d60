import type { CaseQueue, QueuePorts } from '#kernel/desk/case-queue.ts';
import { summarizeQueue } from '#kernel/desk/case-queue.ts';

/** The queues of requested refunds, and of disputed payments to whose banks staff have not responded. */
export const pendingCases = (ports: QueuePorts): CaseQueue[] => [
  {
    execute(reader) {
      const cases = ports.db('billing.refund_request').where({ state: 'requested' });
      return summarizeQueue(ports, 'refunds', { cases, since: 'requested_at' }, reader);
    },
  },
  {
    execute(reader) {
      const cases = ports.db('billing.payment_dispute').where({ response: null, outcome: null });
      return summarizeQueue(ports, 'payment-disputes', { cases, since: 'opened_at' }, reader);
    },
  },
];
