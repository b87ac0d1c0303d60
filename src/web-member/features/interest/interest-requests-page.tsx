import { receivedRequests, sentRequests } from '#modules/matchmaking/contracts/interest-requests.ts';
import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.schema.ts';
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
const useRequests = (side: Side, enabled: boolean, open: 'true' | 'false') =>
  usePages<InterestRequestView>(urlOf(endpoints[side], { query: { limit: PAGE, open } }), enabled);
type List = ReturnType<typeof useRequests>;
/** The open requests of one side, and those that are not. */
type Lists = { open: List; earlier: List };
const useLists = (side: Side, enabled: boolean): Lists => ({
  open: useRequests(side, enabled, 'true'),
  earlier: useRequests(side, enabled, 'false'),
});
const countOf = ({ data }: List) => (data ? Number(data.pages[0]?.total ?? 0) : undefined);
const requestsIn = ({ data }: List) => data?.pages.flatMap((page) => page.items) ?? [];
/** The number of both, once they are loaded. */
const totalOf = ({ open, earlier }: Lists) => {
  const counts = [countOf(open), countOf(earlier)];
  return counts.includes(undefined) ? '…' : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
};

export function InterestRequestsPage() {
  const { t } = useText('interest');
  const [search] = useSearchParams();
  const { session, isPending } = useSession();
  const enabled = Boolean(session.profile);
  const received = useLists('received', enabled);
  const sent = useLists('sent', enabled);
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
              label: t('tabs.received', { total: totalOf(received) }),
              content: <Requests side="received" lists={received} />,
            },
            {
              value: 'sent',
              label: t('tabs.sent', { total: totalOf(sent) }),
              content: <Requests side="sent" lists={sent} />,
            },
          ]}
        />
      )}
    </Page>
  );
}

/** Open requests, first those that the member can answer; then the others, folded. */
function Requests({ side, lists: { open, earlier } }: { side: Side; lists: Lists }) {
  const { t } = useText('interest');
  const failed = [open, earlier].find(({ error, data }) => error && !data);
  // Loaded requests stay visible if a later request fails.
  if (failed) {
    const retry = () => [open, earlier].forEach(({ error, refetch }) => error && void refetch());
    return <ErrorNotice title={t(`${side}Failed`)} error={failed.error} onRetry={retry} />;
  }
  if (open.isPending || earlier.isPending) return <CardSkeletons />;
  const [now, before] = [requestsIn(open), requestsIn(earlier)];
  if (now.length + before.length === 0) {
    return (
      <EmptyState title={t(`${side}Empty.title`)} text={t(`${side}Empty.text`)}>
        <LinkButton to="/browse">{t(`${side}Empty.action`)}</LinkButton>
      </EmptyState>
    );
  }
  const answerable = ({ allowedActions }: InterestRequestView) => allowedActions.includes('decline');
  return (
    <div className="stack loose">
      {now.length === 0 && <p className="quiet">{t('noneOpen')}</p>}
      {[...now.filter(answerable).toReversed(), ...now.filter((request) => !answerable(request))].map((request) => (
        <RequestCard key={request.id} request={request} side={side} />
      ))}
      <More list={open} />
      {before.length > 0 && (
        <details className="earlier" open={now.length === 0}>
          <summary>{t('earlier', { total: countOf(earlier) })}</summary>
          <div className="stack loose">
            {before.map((request) => (
              <RequestCard key={request.id} request={request} side={side} />
            ))}
            <More list={earlier} />
          </div>
        </details>
      )}
    </div>
  );
}
