import { messageId } from '#kernel/contracts/ids.ts';
import { inTransaction, type Subscription } from '#kernel/events.ts';
import { approvalDecided } from '../../guardianship/events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'guardianship' | 'messages'>;

/** Delivers or declines a message in the transaction of the guardian's decision. */
export const applyGuardianDecision = ({ clock, guardianship, messages }: Ports): Subscription[] => [
  inTransaction(
    approvalDecided,
    'messaging.apply-guardian-decision',
    async (tx, { approvalId, type, subjectId, action }) => {
      if (type !== 'message') return;
      const message = await messages.find(tx, messageId.parse(subjectId));
      if (!message) return;
      if (action === 'approve') message.approve(clock.now());
      else message.decline(await guardianship.reasonOf(tx, approvalId), clock.now());
      await messages.save(tx, message);
    },
  ),
];
