import { useTranslation } from 'react-i18next';

/** Shows a plan of the service by its name, and one that staff defined by its code. */
export function PlanName({ plan }: { plan: string }) {
  const { t } = useTranslation('console');
  const names = t('users.plan', { returnObjects: true }) as Record<string, string>;
  return names[plan] ?? plan;
}
