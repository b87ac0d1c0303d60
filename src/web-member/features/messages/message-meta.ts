import type { MessageView } from '#kernel/contracts/messages.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.ts';

/** Whether a message still waits for the guardian. */
export const isWaiting = (message: MessageView) =>
  message.requiresGuardianReview && !message.guardianApproved && !message.guardianDeclined;

/** The line under a message: what became of it, whether it was read (for its sender), and when it was written. */
export function useMessageMeta() {
  const { t } = useTranslation('messages');
  return (message: MessageView, mine: boolean) => {
    const state = message.guardianDeclined
      ? t('state.declined')
      : isWaiting(message)
        ? t('state.pending')
        : message.requiresGuardianReview
          ? t('state.approvedByGuardian')
          : message.guardianApproved
            ? t('state.approved')
            : t('state.closed');
    return [
      state,
      mine && message.isRead && t('state.read'),
      formatTime(message.createdAt),
      message.declineReason && t('reason', { reason: message.declineReason }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
