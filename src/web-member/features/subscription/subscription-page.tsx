import { useTranslation } from 'react-i18next';
import { isStaff } from '#kernel/contracts/roles.ts';
import { CardSkeletons, ErrorNotice, Page } from '../../ui/index.ts';
import { ProfileFirst, useSession } from '../session/index.ts';
import { Activity } from './usage/activity.tsx';
import { BillingCard } from './billing-card.tsx';
import { Invoices } from './invoices.tsx';
import { PresentPlan } from './present-plan.tsx';
import { Usage } from './usage/usage.tsx';
import { usePlan } from './use-plan.ts';
import { WhatAPlanAdds } from './plan-benefits.tsx';
import './subscription.css';

export function SubscriptionPage() {
  const { t } = useTranslation('subscription');
  const { session } = useSession();
  const { data: plan, error, refetch } = usePlan();
  if (isStaff(session.user?.role)) {
    return (
      <Page narrow title={t('title')}>
        <ProfileFirst />
      </Page>
    );
  }
  return (
    <Page title={t('title')}>
      {!plan && (error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <CardSkeletons count={2} />)}
      {plan && (
        <div className="columns">
          <div className="stack loose">
            <PresentPlan plan={plan} />
            <BillingCard plan={plan} />
            <Invoices />
          </div>
          <div className="stack loose">
            {plan.subscriptionStatus === 'free' ? <WhatAPlanAdds /> : <Usage />}
            <Activity />
          </div>
        </div>
      )}
    </Page>
  );
}
