import type { SubscriptionRecord } from '../../modules/billing/contracts/admin-subscriptions.schema.ts';
import { useTranslation } from 'react-i18next';

/** The state of a running plan; a woman's begins when her guardian is verified. */
export function PlanState({ status, isAwaitingGuardian }: Pick<SubscriptionRecord, 'status' | 'isAwaitingGuardian'>) {
  const { t } = useTranslation('console');
  return t(isAwaitingGuardian ? 'subscriptions.awaitsGuardian' : `subscriptions.status.${status}`);
}
