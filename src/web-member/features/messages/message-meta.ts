import type { MessageView } from '#modules/messaging/contracts/messages.schema.ts';
import { useText } from '../../lib/text/use-text.ts';

/** Returns whether a message waits for the guardian's review. */
export const isWaiting = (message: MessageView) => message.state === 'guardian_review';

/** Returns whether a message was never delivered: only its writer and the guardian read it, faded. */
export const isUndelivered = ({ state }: MessageView) => state === 'declined' || state === 'closed';

/** Returns the state of a message in words, and for its sender whether it was read. */
export function useMessageState() {
  const { t } = useText('messages');
  const stateOf = (message: MessageView) => {
    switch (message.state) {
      case 'guardian_review':
        return t('state.pending');
      case 'declined':
        return t('state.declined');
      case 'closed':
        return t('state.closed');
      case 'delivered':
        return t(message.requiresGuardianReview ? 'state.approvedByGuardian' : 'state.approved');
    }
  };
  return (message: MessageView, showsReadReceipt: boolean) =>
    showsReadReceipt && message.isRead ? `${stateOf(message)} · ${t('state.read')}` : stateOf(message);
}
