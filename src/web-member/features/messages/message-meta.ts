import type { MessageView } from '#modules/messaging/contracts/messages.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.ts';

/** Whether a message still waits for the guardian. */
export const isWaiting = (message: MessageView) => message.state === 'guardian_review';

/** Whether it never reached the other side: its writer and the guardian alone read it, faded. */
export const isUndelivered = ({ state }: MessageView) => state === 'declined' || state === 'closed';

/** The line under a message: what became of it, whether it was read (for its sender), and when it was written. */
export function useMessageMeta() {
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
  return (message: MessageView, mine: boolean) =>
    [
      stateOf(message),
      mine && message.isRead && t('state.read'),
      formatTime(message.createdAt),
      message.declineReason && t('reason', { reason: message.declineReason }),
    ]
      .filter(Boolean)
      .join(' · ');
}
