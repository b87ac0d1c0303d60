import { getPendingApproval } from '#modules/guardianship/contracts/approvals.ts';
import type { ApprovalDetail } from '#modules/guardianship/contracts/approvals.schema.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { call } from '../../../../web-shared/server/api.ts';
import { formatTime } from '../../../../web-shared/text/format.ts';
import { Bubble, Card } from '../../../ui/index.ts';
import { WrittenInEnglish } from '../../person/index.ts';
import { ShowEarlier, useEarlierPages, type EarlierMessages } from '../../messages/index.ts';
import '../approvals/decision.css';

type PastMessage = ApprovalDetail['conversation'][number];

/** Number of messages shown; earlier ones are collapsed. */
const LATEST = 3;
const states = {
  guardian_review: 'messages:state.pending',
  approved: 'messages:state.approvedByGuardian',
  delivered: 'messages:state.approved',
  declined: 'messages:state.declined',
  closed: 'messages:state.closed',
} as const;

export function PastMessages({ item }: { item: ApprovalDetail }) {
  const { t } = useText(['guardian', 'messages', 'decide']);
  const { messages, earlier } = usePastMessages(item);
  const collapsed = messages.slice(0, -LATEST);
  const bubble = (message: PastMessage) => {
    const byWard = message.senderId === item.wardProfileId;
    return (
      <Bubble
        key={message.id}
        mine={byWard}
        faded={message.state === 'declined' || message.state === 'closed'}
        waiting={message.state === 'guardian_review'}
        by={byWard ? item.wardFirstName : t('decide:profile', { id: message.senderId })}
        meta={
          <>
            <span>{`${t(states[message.state])} · ${formatTime(message.createdAt)}`}</span>
            <WrittenInEnglish text={message.content} />
          </>
        }
      >
        {message.content}
      </Bubble>
    );
  };
  return (
    <Card title={t('decide:conversation')}>
      <div>{messages.slice(-LATEST).map(bubble)}</div>
      {collapsed.length > 0 && (
        <details className="folded">
          <summary>
            {earlier.exist ? t('decide:showEarlier') : t('decide:earlier', { count: collapsed.length })}
          </summary>
          <ShowEarlier earlier={earlier} />
          {collapsed.map(bubble)}
        </details>
      )}
    </Card>
  );
}

/** Combines the item's messages with earlier pages loaded on request. */
function usePastMessages({ id, conversation, hasEarlierMessages }: ApprovalDetail) {
  const { pages, hasMore, ...paging } = useEarlierPages({
    address: `/api/guardian/pending-approvals/${id}`,
    from: conversation[0]?.id,
    fetchBefore: (before) => call(getPendingApproval, { params: { id }, query: { before } }),
    continueFrom: (page) => (page.hasEarlierMessages ? page.conversation[0]?.id : undefined),
  });
  const earlier: EarlierMessages = { ...paging, exist: hasMore ?? hasEarlierMessages };
  return { messages: [...pages.flatMap((page) => page.conversation), ...conversation], earlier };
}
