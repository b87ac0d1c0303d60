import type { ApprovalDetail } from '#modules/guardianship/contracts/approvals.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.ts';
import { Bubble } from '../../ui/bubble.tsx';
import { Card } from '../../ui/card.tsx';
import './decision.css';

type PastMessage = ApprovalDetail['conversation'][number];

/** So many of them stand open; the earlier ones are folded. */
const LATEST = 3;
const states = {
  guardian_review: 'messages:state.pending',
  approved: 'messages:state.approvedByGuardian',
  delivered: 'messages:state.approved',
  declined: 'messages:state.declined',
  closed: 'messages:state.closed',
} as const;

/** The conversation before the message that waits: its last messages, and below them the earlier ones, folded. */
export function PastMessages({ item }: { item: ApprovalDetail }) {
  const { t } = useTranslation(['guardian', 'messages', 'decide']);
  const earlier = item.conversation.slice(0, -LATEST);
  const bubble = (message: PastMessage) => {
    const byWard = message.senderId === item.wardProfileId;
    return (
      <Bubble
        key={`${message.senderId} ${message.createdAt}`}
        mine={byWard}
        faded={message.state === 'declined' || message.state === 'closed'}
        waiting={message.state === 'guardian_review'}
        by={byWard ? item.wardFirstName : t('decide:profile', { id: message.senderId })}
        meta={`${t(states[message.state])} · ${formatTime(message.createdAt)}`}
      >
        {message.content}
      </Bubble>
    );
  };
  return (
    <Card title={t('decide:conversation')}>
      <div>{item.conversation.slice(-LATEST).map(bubble)}</div>
      {earlier.length > 0 && (
        <details className="folded">
          <summary>{t('decide:earlier', { count: earlier.length })}</summary>
          {earlier.map(bubble)}
        </details>
      )}
    </Card>
  );
}
