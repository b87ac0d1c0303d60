import { useTranslation } from 'react-i18next';

/** Shows a plan of the service by its name in the reader's language, and one that staff defined by theirs. */
export function PlanName({ plan, name = plan }: { plan: string; name?: string }) {
  const { t } = useTranslation('console');
  const names = t('users.plan', { returnObjects: true }) as Record<string, string>;
  return names[plan] ?? name;
}
