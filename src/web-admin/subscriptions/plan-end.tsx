import type { SubscriptionRecord } from '#modules/billing/contracts/admin-subscriptions.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../web-shared/text/format.ts';

/** The end of a plan's access, which a paid renewal prevents. */
export function PlanEnd({ status, endsAt }: Pick<SubscriptionRecord, 'status' | 'endsAt'>) {
  const { t } = useTranslation('console');
  const day = formatCalendarDay(endsAt);
  return endsAt && status === 'past_due' ? t('subscriptions.unlessPaid', { day }) : day;
}
