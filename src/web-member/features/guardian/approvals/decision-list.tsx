import type { PastDecision } from '#modules/guardianship/contracts/approvals.schema.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { formatTime } from '../../../../web-shared/text/format.ts';
import { usePages } from '../../../lib/server/use-pages.ts';
import { Card, More, Tag } from '../../../ui/index.ts';
import { InlineText, UserText } from '../../../../web-shared/ui/user-text.tsx';
import { byConversation } from './by-conversation.ts';
import { ConversationName } from './conversation-name.tsx';
import './decision-list.css';

type DecisionListProps = { url: string; title: string; reader: 'ward' | 'guardian' };

/** Past decisions by conversation, latest first, with the first line of each text and the reason, if any. */
export function DecisionList({ url, title, reader }: DecisionListProps) {
  const list = usePages<PastDecision>(url);
  const decisions = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (decisions.length === 0) return null;
  return (
    <Card title={title}>
      {byConversation(decisions, (decision) => decision).map(({ items, ...conversation }) => (
        <section key={items[0]?.id} className="conversation-group">
          <h3>
            <ConversationName {...conversation} reader={reader} />
          </h3>
          <ul className="decisions">
            {items.map((decision) => (
              <Decision key={decision.id} decision={decision} reader={reader} />
            ))}
          </ul>
        </section>
      ))}
      <More list={list} />
    </Card>
  );
}

function Decision({ decision, reader }: { decision: PastDecision; reader: DecisionListProps['reader'] }) {
  const { t } = useText('guardianship');
  const { fromWard, type } = decision;
  const by = reader === 'ward' ? 'ofYou' : 'ofHer';
  return (
    <li>
      <div className="row apart">
        <span>
          {fromWard === null || type === 'stage' || type === 'topic'
            ? decision.description
            : t(`status.items.${fromWard ? by : 'ofHim'}.${type}`)}
        </span>
        <Tag tone={decision.action === 'approve' ? 'ok' : 'end'}>{t(`status.${decision.action}`)}</Tag>
      </div>
      {decision.firstLine && <UserText className="serif one-line">{decision.firstLine}</UserText>}
      {decision.concern && <p className="small">{t(`concern.${decision.concern}`)}</p>}
      {decision.reason && (
        <p className="small">
          <span>{t('status.reason')}</span> <InlineText>{`“${decision.reason}”`}</InlineText>
        </p>
      )}
      <p className="small quiet">
        <InlineText>{decision.guardianName}</InlineText> <span>·</span> <span>{formatTime(decision.decidedAt)}</span>
      </p>
    </li>
  );
}
