import { subscriptionUsage } from '#modules/billing/contracts/subscription.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { useEndpoint } from '../../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../../web-shared/text/format.ts';
import { Card, ErrorNotice, Skeleton, Stat } from '../../../ui/index.ts';
import { DailyChart } from './daily-chart.tsx';

export function Usage() {
  const { t } = useText('subscription');
  const { data, error, refetch } = useEndpoint(subscriptionUsage);
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <Card title={t('usage.title')}>
      {data ? (
        <>
          <div className="stats">
            <Stat label={t('usage.used')} value={data.usedRequests} />
            <Stat label={t('usage.remaining')} value={data.remainingRequests} />
            {data.resetDate && (
              <Stat
                label={t('usage.next')}
                value={<span className="stat-day">{formatCalendarDay(data.resetDate)}</span>}
              />
            )}
          </div>
          <p className="small quiet">{t('usage.rule')}</p>
          <DailyChart days={data.dailyUsage} />
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  );
}
