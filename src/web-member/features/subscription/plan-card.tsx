import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../lib/text/format.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { Card, Facts } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { toneOf, usePlan } from './use-plan.ts';
import type { Elements } from '../../ui/elements.ts';

/** Keeps the place of what is on its way. */
const NOT_YET = '\u00a0';

/** The plan in brief: its name and state, what is left of the month's requests, and when it ends or renews. */
export function PlanCard({ title, children }: { title?: string; children?: Elements }) {
  const { t } = useTranslation('subscription');
  const words = useReferenceWords();
  const { data: plan, error, refetch } = usePlan();
  const heading = title ?? t('title');
  if (error && !plan) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!plan) {
    return (
      <Card title={heading} aside={<Tag>{NOT_YET}</Tag>}>
        <Facts
          facts={[
            { label: t('plan.current'), value: NOT_YET },
            { label: t('plan.remaining'), value: NOT_YET },
          ]}
        />
        <Skeleton />
      </Card>
    );
  }
  const { subscriptionStatus: status, paid, resetDate } = plan;
  // A gift may end before or after it; what is charged again is told first.
  const { renews, end } = paid?.renews
    ? { renews: true, end: paid.status === 'past_due' ? null : paid.expiresAt }
    : { renews: plan.renews, end: plan.subscriptionExpiresAt };
  return (
    <Card title={heading} aside={<Tag tone={toneOf[status]}>{t(`plan.status.${status}`)}</Tag>}>
      <Facts
        facts={[
          { label: t('plan.current'), value: words(plan.planName) },
          { label: t('plan.remaining'), value: plan.requestsRemaining },
          { label: renews ? t('plan.renews') : t('plan.expires'), value: end ? formatCalendarDay(end) : undefined },
        ]}
      />
      {status === 'free' && <p className="small quiet">{t('plan.freeNote')}</p>}
      {paid?.status === 'past_due' && (
        <p className="small">
          {paid.hasAccess ? t('due.short', { date: formatCalendarDay(paid.accessUntil) }) : t('due.shortRests')}
        </p>
      )}
      {status !== 'free' && resetDate && (
        <p className="small quiet">{t('plan.resets', { date: formatCalendarDay(resetDate) })}</p>
      )}
      {children}
    </Card>
  );
}
