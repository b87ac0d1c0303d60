import { useTranslation } from 'react-i18next';

/** A plan of the service by its name, a plan of the staff's own by its code. */
export function PlanName({ plan }: { plan: string }) {
  const { t } = useTranslation('console');
  const names = t('users.plan', { returnObjects: true }) as Record<string, string>;
  return names[plan] ?? plan;
}
