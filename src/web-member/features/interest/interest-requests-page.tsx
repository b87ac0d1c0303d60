import { receivedRequests, sentRequests } from '#modules/matchmaking/contracts/interest-requests.ts';
import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.schema.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { useSearchParams } from 'react-router-dom';
import { urlOf } from '../../../web-shared/server/api.ts';
import { usePages } from '../../lib/server/use-pages.ts';
import { CardSkeletons, EmptyState, ErrorNotice, LinkButton, More, Page, Tabs } from '../../ui/index.ts';
import { ProfileFirst, SignInFirst, useSession } from '../session/index.ts';
import { RequestCard } from './request-card.tsx';
import type { Side } from './request-state.ts';
import './interest.css';

const endpoints = { received: receivedRequests, sent: sentRequests } as const;
const PAGE = 20;
type ListOptions = { enabled: boolean; open?: 'true' };
const useRequests = (side: Side, { enabled, open }: ListOptions) =>
  usePages<InterestRequestView>(urlOf(endpoints[side], { query: { limit: PAGE, open } }), enabled);
type List = ReturnType<typeof useRequests>;
/** The total of a list, once it is loaded. */
const countOf = ({ data }: List) => data?.pages[0]?.total ?? '…';

export function InterestRequestsPage() {
  const { t } = useText('interest');
  const [search] = useSearchParams();
  const { session, isPending } = useSession();
  const enabled = Boolean(session.profile);
  const received = useRequests('received', { enabled });
  const sent = useRequests('sent', { enabled });
  const side: Side = search.get('tab') === 'sent' ? 'sent' : 'received';
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      {isPending ? (
        <CardSkeletons />
      ) : !session.user ? (
        <SignInFirst text={t('signIn')} />
      ) : !session.profile ? (
        <ProfileFirst />
      ) : (
        <Tabs
          label={t('tabs.label')}
          value={side}
          addressOf={(tab) => `?tab=${tab}`}
          tabs={[
            {
              value: 'received',
              label: t('tabs.received', { total: countOf(received) }),
              content: <Requests side="received" all={received} />,
            },
            {
              value: 'sent',
              label: t('tabs.sent', { total: countOf(sent) }),
              content: <Requests side="sent" all={sent} />,
            },
          ]}
        />
      )}
    </Page>
  );
}

/** Requests of one side, optionally only the open ones. */
function Requests({ side, all }: { side: Side; all: List }) {
  const { t } = useText('interest');
  const [search] = useSearchParams();
  const onlyOpen = search.get('open') === 'true';
  const open = useRequests(side, { enabled: onlyOpen, open: 'true' });
  return (
    <div className="stack loose">
      {(onlyOpen || Number(countOf(all)) > PAGE) && (
        <div>
          <LinkButton small to={onlyOpen ? `?tab=${side}` : `?tab=${side}&open=true`}>
            {onlyOpen ? t('seeAll') : t('onlyOpen')}
          </LinkButton>
        </div>
      )}
      {onlyOpen ? (
        <RequestList side={side} list={open} none={<p className="quiet">{t('noneOpen')}</p>} />
      ) : (
        <RequestList
          side={side}
          list={all}
          none={
            <EmptyState title={t(`${side}Empty.title`)} text={t(`${side}Empty.text`)}>
              <LinkButton to="/browse">{t(`${side}Empty.action`)}</LinkButton>
            </EmptyState>
          }
        />
      )}
    </div>
  );
}

function RequestList({ side, list, none }: { side: Side; list: List; none: ReactNode }) {
  const { t } = useText('interest');
  const { data, error, isPending, refetch } = list;
  if (isPending) return <CardSkeletons />;
  // Loaded requests stay visible if a later request fails.
  if (error && !data) return <ErrorNotice title={t(`${side}Failed`)} error={error} onRetry={() => void refetch()} />;
  const requests = data.pages.flatMap((page) => page.items);
  if (requests.length === 0) return none;
  return (
    <>
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} side={side} />
      ))}
      <More list={list} />
    </>
  );
}
