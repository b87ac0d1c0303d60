import { currentSite } from '#kernel/i18n/current-site.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime } from '../../web-shared/text/format.ts';
import { read } from '../data-provider.ts';
import { Page, Panel } from '../layout/page.tsx';
import { Failed } from '../layout/errors.tsx';
import { PendingItem } from '../layout/waiting.tsx';
import { MonthChart, type Month } from './month-chart.tsx';
import './overview.css';
import type texts from '#texts/en/console.json';
import { Link, Navigate } from 'react-router-dom';
import { Badge } from '../layout/badge.tsx';
import { addressOf, mayDo, tabsFor } from '../layout/navigation.ts';
import { useSince } from '../layout/use-since.ts';
import { useCurrentUser } from '../layout/current-user.ts';

interface Stats {
  totalUsers: number;
  maleUsers: number;
  femaleUsers: number;
  totalRevenue: string;
  activeUsers: number;
  inactiveUsers: number;
}
interface OverviewFigures {
  version: string;
  months: Month[];
  queues: Queue[];
}

/** The first page of the console; staff who may not see it are led to their own first page. */
export function OverviewPage() {
  const first = tabsFor(useCurrentUser())[0];
  const address = first ? addressOf(first) : '/';
  return address === '/' ? <Overview /> : <Navigate to={address} replace />;
}

function Overview() {
  const { t } = useTranslation('console');
  const stats = useQuery({ queryKey: ['stats'], queryFn: () => read<Stats>('stats') });
  const overview = useQuery({ queryKey: ['overview'], queryFn: () => read<OverviewFigures>('overview') });
  const error = stats.error ?? overview.error;
  const retry = () => void Promise.all([stats.refetch(), overview.refetch()]);
  return (
    <Page title={t('tabs.overview')}>
      {error && <Failed error={error} onRetry={retry} />}
      {!error && !(stats.data && overview.data) && <PendingItem />}
      {stats.data && overview.data && (
        <div className="stack">
          <Figures stats={stats.data} />
          <Panel title={t('overview.queues')}>
            <Queues queues={overview.data.queues} />
          </Panel>
          <Charts months={overview.data.months} />
          <p className="quiet">{t('overview.version', { version: overview.data.version })}</p>
        </div>
      )}
    </Page>
  );
}

const counted = (count: number): string => count.toLocaleString('en-GB');

function Figures({ stats }: { stats: Stats }) {
  const { t } = useTranslation('console');
  const [total, male, female, active, inactive] = [
    stats.totalUsers,
    stats.maleUsers,
    stats.femaleUsers,
    stats.activeUsers,
    stats.inactiveUsers,
  ].map(counted);
  const figures: [string, string][] = [
    [t('overview.total'), total!],
    [t('overview.split'), t('overview.splitText', { male, female })],
    ...(currentSite().fees ? [[t('overview.revenue'), formatMoney(stats.totalRevenue)] as [string, string]] : []),
    [t('overview.activity'), t('overview.activityText', { active, inactive })],
  ];
  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label} className="panel">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts({ months }: { months: Month[] }) {
  const { t } = useTranslation('console');
  return (
    <div className="charts">
      <MonthChart title={t('overview.signUps')} months={months} valueOf={(one) => one.signUps} say={counted} />
      <MonthChart
        title={t('overview.verifications')}
        months={months}
        valueOf={(one) => one.verifications}
        say={counted}
      />
      <MonthChart title={t('overview.requests')} months={months} valueOf={(one) => one.requests} say={counted} />
      <MonthChart
        title={t('overview.approvals')}
        months={months}
        valueOf={(one) => one.medianApprovalHours}
        say={(hours) => t('overview.hours', { count: Math.round(hours * 10) / 10 })}
      />
      {currentSite().fees && (
        <MonthChart
          title={t('overview.revenueByMonth')}
          months={months}
          valueOf={(one) => Number(one.revenue)}
          say={(pounds) => formatMoney(String(pounds))}
        />
      )}
    </div>
  );
}

interface Queue {
  queue: Exclude<keyof typeof texts.pages, 'label'>;
  waiting: number;
  onHold: number;
  oldestSince: string | null;
  promisedBy: string | null;
}

function Queues({ queues }: { queues: Queue[] }) {
  const { t } = useTranslation('console');
  const who = useCurrentUser();
  const { since, isLate, isSoon } = useSince();
  const own = queues.filter(({ queue }) => mayDo(who, queue, 'list'));
  if (own.every(({ waiting }) => waiting === 0)) return <p className="quiet">{t('overview.nothingWaits')}</p>;
  return (
    <ul className="queues">
      {own.map(({ queue, waiting, onHold, oldestSince, promisedBy }) => (
        <li key={queue}>
          <Link className="target" to={`/${queue}`}>
            {t(`pages.${queue}`)}
          </Link>
          <span>{t('overview.waiting', { count: waiting })}</span>
          {oldestSince && (
            <Badge tone={isLate(oldestSince) ? 'end' : 'wait'}>
              {t('overview.oldest', { since: since(oldestSince) })}
            </Badge>
          )}
          {promisedBy && isSoon(promisedBy) && (
            <Badge tone="end">{t('overview.promisedBy', { time: formatTime(promisedBy) })}</Badge>
          )}
          {onHold > 0 && <Badge tone="end">{t('overview.onHold', { count: onHold })}</Badge>}
        </li>
      ))}
    </ul>
  );
}
