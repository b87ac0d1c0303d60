import { listDecisions, listPendingApprovals } from '#modules/guardianship/contracts/approvals.ts';
import type { PendingApproval } from '#modules/guardianship/contracts/approvals.schema.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { urlOf } from '../../../../web-shared/server/api.ts';
import { usePages } from '../../../lib/server/use-pages.ts';
import { formatTime } from '../../../../web-shared/text/format.ts';
import { Card, CardSkeletons, EmptyState, ErrorNotice, LinkButton, More, Page } from '../../../ui/index.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';
import { useWardChoice, WardSwitch } from '../ward-choice.tsx';
import { byConversation } from './by-conversation.ts';
import { ConversationName } from './conversation-name.tsx';
import { DecisionList } from './decision-list.tsx';
import '../guardian.css';

const PAGE = 20;
const query = { limit: PAGE };

export function ApprovalsPage() {
  const { t } = useText('guardian');
  const choice = useWardChoice();
  const list = usePages<PendingApproval>(urlOf(listPendingApprovals, { query: { ...query, ...choice.query } }));
  const { data, error, isPending, refetch } = list;
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <Page narrow title={t('approvals.title')} lead={t('approvals.lead')}>
      <WardSwitch choice={choice} />
      {isPending && <CardSkeletons />}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {items?.length === 0 && <EmptyState title={t('approvals.none')} text={t('approvals.noneText')} />}
      {items &&
        byConversation(items, conversationOf).map((conversation) => (
          <Card
            key={conversation.items[0]?.id}
            as="article"
            title={<ConversationName {...conversation} reader="guardian" />}
          >
            <ul className="waiting-items">
              {conversation.items.map((item) => (
                <WaitingItem key={item.id} item={item} />
              ))}
            </ul>
          </Card>
        ))}
      <More list={list} />
      <DecisionList url={urlOf(listDecisions, { query })} title={t('approvals.decided')} reader="guardian" />
    </Page>
  );
}

const conversationOf = ({ wardFirstName, wardProfileId, from, to }: PendingApproval) => ({
  wardFirstName,
  other: from === wardProfileId ? to : from,
});

function WaitingItem({ item }: { item: PendingApproval }) {
  const { t } = useText(['guardian', 'guardianship']);
  const by = item.from === item.wardProfileId ? 'ofHer' : 'ofHim';
  return (
    <li>
      <h3>
        {item.type === 'stage' || item.type === 'topic'
          ? item.description
          : t(`guardianship:status.items.${by}.${item.type}`)}
      </h3>
      {item.content && <UserText className="said one-line">{item.content}</UserText>}
      <div className="row apart">
        <span className="small quiet">{t('approvals.since', { date: formatTime(item.createdAt) })}</span>
        <LinkButton variant="primary" small to={`/guardian/approval/${item.id}`}>
          {t('approvals.open')}
        </LinkButton>
      </div>
    </li>
  );
}
