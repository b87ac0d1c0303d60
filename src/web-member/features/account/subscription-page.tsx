import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page.tsx';
import { ProfileFirst, useSession } from '../session/index.ts';
import { PlanCard } from './plan-card.tsx';

/** The member's plan and what is left of it. */
export function SubscriptionPage() {
  const { t } = useTranslation('account');
  const { session } = useSession();
  return (
    <Page narrow title={t('plan.title')}>
      {session.profile || session.user?.role === 'admin' ? <PlanCard title={t('plan.current')} /> : <ProfileFirst />}
    </Page>
  );
}
