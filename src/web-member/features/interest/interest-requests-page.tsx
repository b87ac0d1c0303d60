import { receivedRequests, sentRequests } from '#modules/matchmaking/contracts/interest-requests.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ask } from '../../lib/api.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CardSkeletons } from '../../ui/waiting.tsx';
import { ProfileFirst, SignInFirst, useSession } from '../session/index.ts';
import { RequestCard } from './request-card.tsx';
import type { Side } from './request-state.ts';
import './interest.css';

const endpoints = { received: receivedRequests, sent: sentRequests };
const useRequests = (side: Side, enabled: boolean) => useQuery({ ...ask(endpoints[side]), enabled });

/** Requests that came and requests that were sent. */
export function InterestRequestsPage() {
  const { t } = useTranslation('interest');
  const [search, setSearch] = useSearchParams();
  const { session, isPending } = useSession();
  const ready = Boolean(session.profile);
  const received = useRequests('received', ready);
  const sent = useRequests('sent', ready);
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
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
          tabs={[
            {
              value: 'received',
              label: t('tabs.received', { count: received.data?.length ?? 0 }),
              content: <Requests side="received" query={received} />,
            },
            {
              value: 'sent',
              label: t('tabs.sent', { count: sent.data?.length ?? 0 }),
              content: <Requests side="sent" query={sent} />,
            },
          ]}
        />
      )}
    </Page>
  );
}

function Requests({ side, query }: { side: Side; query: ReturnType<typeof useRequests> }) {
  const { t } = useTranslation('interest');
  const { data, error, isPending, refetch } = query;
  if (isPending) return <CardSkeletons />;
  if (error) return <ErrorNotice title={t(`${side}Failed`)} error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <EmptyState title={t(`${side}Empty.title`)} text={t(`${side}Empty.text`)}>
        <LinkButton to="/browse">{t(`${side}Empty.action`)}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="stack loose">
      {data.map((request) => (
        <RequestCard key={request.id} request={request} side={side} />
      ))}
    </div>
  );
}
