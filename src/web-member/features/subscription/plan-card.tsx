import { currentSite } from '#kernel/i18n/current-site.ts';
import { useText } from '../../lib/text/use-text.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { Card, ErrorNotice, Facts, Skeleton, Tag } from '../../ui/index.ts';
import { toneOf, usePlan } from './use-plan.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';

/** Reserves the space of a value that is still loading. */
const NOT_YET = '\u00a0';

export function PlanCard({ title, children }: { title?: string; children?: Elements }) {
  const { t } = useText('plan');
  const words = useReferenceWords();
  const { data: plan, error, refetch } = usePlan();
  const { fees } = currentSite();
  const heading = title ?? t('title');
  if (error && !plan) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!plan) {
    return (
      <Card title={heading} aside={fees && <Tag>{NOT_YET}</Tag>}>
        <Facts
          facts={[
            { label: t('current'), value: fees ? NOT_YET : undefined },
            { label: t('remaining'), value: NOT_YET },
          ]}
        />
        <Skeleton />
      </Card>
    );
  }
  const { subscriptionStatus: status, paid, resetDate } = plan;
  // A grant may end before or after the paid plan; the next charge is shown first.
  const { renews, end } = paid?.renews
    ? { renews: true, end: paid.status === 'past_due' ? null : paid.expiresAt }
    : { renews: plan.renews, end: plan.subscriptionExpiresAt };
  return (
    <Card title={heading} aside={fees && <Tag tone={toneOf[status]}>{t(`status.${status}`)}</Tag>}>
      <Facts
        facts={[
          { label: t('current'), value: fees ? words(plan.planName) : undefined },
          { label: t('remaining'), value: plan.requestsRemaining },
          { label: renews ? t('renews') : t('expires'), value: end ? formatCalendarDay(end) : undefined },
        ]}
      />
      {status === 'free' && <p className="small quiet">{t('freeNote')}</p>}
      {paid?.status === 'past_due' && (
        <p className="small">
          {paid.hasAccess ? t('due.short', { date: formatCalendarDay(paid.accessUntil) }) : t('due.shortSuspended')}
        </p>
      )}
      {status !== 'free' && resetDate && (
        <p className="small quiet">{t('resets', { date: formatCalendarDay(resetDate) })}</p>
      )}
      {children}
    </Card>
  );
}
