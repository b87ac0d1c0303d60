import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { isFree } from './plans.ts';

/** Formats the duration of a plan: 'forever', 'lifetime', '1 month', '6 months'. */
export function usePeriod() {
  const { t } = useText('payment');
  return (plan: Pick<Plan, 'price' | 'duration'>) => {
    if (plan.duration > 0) return t('period.months', { count: plan.duration });
    return isFree(plan) ? t('period.forever') : t('period.lifetime');
  };
}
