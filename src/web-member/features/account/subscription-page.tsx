import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { ProfileFirst, useSession } from '../session/index.ts';
import { PlanCard } from './plan-card.tsx';

/** The member's plan and what is left of it; on the free one also what a paid plan would change. */
export function SubscriptionPage() {
  const { t } = useTranslation('account');
  const { session } = useSession();
  return (
    <Page narrow title={t('plan.title')}>
      {session.profile || session.user?.role === 'admin' ? (
        <>
          <PlanCard title={t('plan.current')} />
          {session.profile && <WhatAPlanAdds />}
        </>
      ) : (
        <ProfileFirst />
      )}
    </Page>
  );
}

/** What is open already, what a paid plan would add, and that none is to be had yet. */
function WhatAPlanAdds() {
  const { t } = useTranslation('account');
  const { data } = useQuery(ask(subscriptionStatus));
  if (data?.subscriptionStatus !== 'free') return null;
  return (
    <Card title={t('plan.adds.title')}>
      <div>
        <h3>{t('plan.adds.have')}</h3>
        <ul>
          {(['profile', 'read', 'answer'] as const).map((id) => (
            <li key={id}>{t(`plan.adds.${id}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('plan.adds.more')}</h3>
        <ul>
          {(['send', 'carry'] as const).map((id) => (
            <li key={id}>{t(`plan.adds.${id}`)}</li>
          ))}
        </ul>
      </div>
      <p className="quiet">{t('plan.adds.notYet')}</p>
    </Card>
  );
}
