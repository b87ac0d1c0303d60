import { useTranslation } from 'react-i18next';
import type { PlanRecord } from '#modules/billing/contracts/admin-plans.schema.ts';

/** Formats the duration of a plan in words (R-P.8). */
export function usePeriod() {
  const { t } = useTranslation('console');
  return ({ duration, price }: Pick<PlanRecord, 'duration' | 'price'>) => {
    if (duration === 0) return t(Number(price) === 0 ? 'plans.forever' : 'plans.lifetime');
    return t('plans.months', { count: duration });
  };
}
