import type { MessageView } from '#modules/messaging/contracts/messages.ts';
import { useTranslation } from 'react-i18next';

/** Whether a message still waits for the guardian. */
export const isWaiting = (message: MessageView) => message.state === 'guardian_review';

/** Whether it never reached the other side: its writer and the guardian alone read it, faded. */
export const isUndelivered = ({ state }: MessageView) => state === 'declined' || state === 'closed';

/** What became of a message, in words, and for its sender whether it was read. */
export function useMessageState() {
  const { t } = useTranslation('messages');
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
