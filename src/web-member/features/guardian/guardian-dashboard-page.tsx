import { listPendingApprovals } from '#modules/guardianship/contracts/approvals.ts';
import { guardianProfile, guardianStats } from '#modules/guardianship/contracts/guardian.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { fetchJson, useEndpoint } from '../../../web-shared/server/api.ts';
import { CardSkeletons, ErrorNotice, LinkButton, Page, Stat, Card, Tag } from '../../ui/index.ts';
import { NoticesHint } from '../device/index.ts';
import { TermsNotice } from '../terms/index.ts';
import { useWardChoice, WardSwitch } from './ward-choice.tsx';
import { OnHoldWards } from './on-hold-wards.tsx';
import './guardian.css';
import { Check, X } from 'lucide-react';
import type { PendingApproval } from '#modules/guardianship/contracts/approvals.schema.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';

const SHOWN_COUNT = 3;
const UNKNOWN = '–';

export function GuardianDashboardPage() {
  const { t } = useText('guardian');
  const { data: self } = useEndpoint(guardianProfile);
  const choice = useWardChoice();
  const stats = useEndpoint(guardianStats, { query: choice.query });
  const figures = [
    { id: 'wards', value: self?.wards },
    { id: 'approvals', value: stats.data?.pendingApprovals },
    { id: 'matches', value: stats.data?.activeMatches },
    { id: 'messages', value: stats.data?.messagesThisWeek },
  ] as const;
  return (
    <Page
      title={self ? t('dashboard.welcome', { name: self.name }) : t('dashboard.title')}
      eyebrow={t('dashboard.title')}
    >
      <OnHoldWards />
      <WardSwitch choice={choice} />
      <PendingCounts count={stats.data?.pendingApprovals ?? 0} ward={choice.query} />
      <TermsNotice />
      {stats.error && (
        <ErrorNotice title={t('dashboard.failed')} error={stats.error} onRetry={() => void stats.refetch()} />
      )}
      <div className="stats">
        {figures.map(({ id, value }) => (
          <Stat key={id} label={t(`dashboard.stats.${id}`)} value={value ?? UNKNOWN} />
        ))}
      </div>
      <nav className="row" aria-label={t('dashboard.links.label')}>
        <LinkButton to="/ward-profiles">{t('dashboard.links.wards')}</LinkButton>
        <LinkButton to="/browse">{t('dashboard.links.browse')}</LinkButton>
        <LinkButton to="/guardian-messages">{t('dashboard.links.messages')}</LinkButton>
      </nav>
      <Duties />
      <NoticesHint />
    </Page>
  );
}

function PendingCounts({ count, ward }: { count: number; ward: ReturnType<typeof useWardChoice>['query'] }) {
  const { t } = useText('guardian');
  const { data, error, isPending, refetch } = useQuery(
    fetchJson(listPendingApprovals, { query: { limit: SHOWN_COUNT, ...ward } }),
  );
  return (
    <section className="stack" aria-labelledby="waiting">
      <div className="row apart">
        <h2 id="waiting">{t('dashboard.waiting')}</h2>
        {count > SHOWN_COUNT && (
          <Link className="lone" to="/guardian/approvals">
            {t('dashboard.all', { count })}
          </Link>
        )}
      </div>
      {isPending && <CardSkeletons count={1} />}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="quiet">{t('dashboard.none')}</p>}
      {data?.map((item) => (
        <ApprovalItem key={item.id} item={item} />
      ))}
    </section>
  );
}

function Duties() {
  const { t } = useText('guardian');
  return (
    <Card title={t('duties.title')} className="duties">
      <div className="columns">
        <div>
          <h3>{t('duties.can')}</h3>
          <ul className="duty-list can">
            {(['review', 'sayNo', 'monitor', 'guide', 'counsel'] as const).map((id) => (
              <li key={id}>
                <Check aria-hidden />
                <span>{t(`duties.canList.${id}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('duties.cannot')}</h3>
          <ul className="duty-list">
            {(['profile', 'requests', 'subscription', 'consent'] as const).map((id) => (
              <li key={id}>
                <X aria-hidden />
                <span>{t(`duties.cannotList.${id}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

function ApprovalItem({ item }: { item: PendingApproval }) {
  const { t } = useText('guardian');
  return (
    <article className="card">
      <div className="row apart">
        <span className="small quiet">{t('approvals.since', { date: formatTime(item.createdAt) })}</span>
        <Tag tone="wait">{t(`approvals.type.${item.type}`)}</Tag>
      </div>
      <h3>{item.description}</h3>
      {item.content && <UserText className="said excerpt-two">{item.content}</UserText>}
      <div>
        <LinkButton variant="primary" small to={`/guardian/approval/${item.id}`}>
          {t('approvals.open')}
        </LinkButton>
      </div>
    </article>
  );
}
