import { useText } from '../../lib/text/use-text.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { Card, Facts, Notice } from '../../ui/index.ts';
import { NewCard } from './new-card.tsx';
import { Refund } from './refund.tsx';
import { may, type PlanStatus } from './use-plan.ts';

export function BillingCard({ plan }: { plan: PlanStatus }) {
  const { t } = useText('subscription');
  const { paid } = plan;
  if (!paid) return null;
  const isDue = paid.status === 'past_due';
  const amount = formatMoney(paid.price);
  return (
    <Card title={t('billing.title')}>
      {isDue && (
        <Notice tone="wait" title={t('due.title')}>
          <p>{t(paid.hasAccess ? 'due.until' : 'due.suspended', { date: formatCalendarDay(paid.accessUntil) })}</p>
        </Notice>
      )}
      {paid.renews ? (
        <Facts
          wide
          facts={[
            isDue
              ? { label: t('billing.open'), value: amount }
              : {
                  label: t('billing.next'),
                  value: paid.isAwaitingGuardian
                    ? t('billing.nextWaits', { amount })
                    : t('billing.nextValue', { amount, date: formatCalendarDay(paid.expiresAt) }),
                },
          ]}
        />
      ) : (
        <p>{t('billing.nothing')}</p>
      )}
      {may(plan, 'change-card') && <NewCard paid={paid} />}
      <Refund plan={plan} />
    </Card>
  );
}
