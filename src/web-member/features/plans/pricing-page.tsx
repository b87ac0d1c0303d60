import { isStaff } from '#kernel/contracts/roles.ts';
import { listPlans } from '#modules/billing/contracts/subscription.ts';
import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { EmptyState, ErrorNotice, LinkButton, Notice, Page } from '../../ui/index.ts';
import { StepNotice } from '../interest/index.ts';
import { useSession } from '../session/index.ts';
import { AccountLink, PublicFoot, PublicHeader } from '../shell/index.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { useOffer } from './use-offer.ts';
import './pricing.css';

export function PricingPage() {
  const { t } = useTranslation('pricing');
  const [search] = useSearchParams();
  const upgrade = search.get('upgrade') === 'true';
  return (
    <>
      <PublicHeader>
        <AccountLink />
      </PublicHeader>
      <Page title={upgrade ? t('upgradeTitle') : t('title')} lead={t('lead')}>
        <NotForEverybody />
        <Plans upgrade={upgrade} />
        <GoodToKnow />
      </Page>
      <PublicFoot />
    </>
  );
}

function NotForEverybody() {
  const { t } = useTranslation('pricing');
  const { session } = useSession();
  if (isStaff(session.user?.role))
    return (
      <Notice title={t('staff.title')}>
        <p>{t('staff.text')}</p>
      </Notice>
    );
  if (session.profile?.hasFourWives) return <StepNotice blocker="four-wives" />;
  if (session.user?.isMember !== false) return null;
  return (
    <Notice title={t('guardian.title')}>
      <p>{t('guardian.text')}</p>
      <div>
        <LinkButton small to="/account-settings">
          {t('guardian.link')}
        </LinkButton>
      </div>
    </Notice>
  );
}

function Plans({ upgrade }: { upgrade: boolean }) {
  const { t } = useTranslation('pricing');
  const { data: plans, error, refetch } = useQuery(fetchJson(listPlans));
  const offer = useOffer(upgrade);
  if (error) return <ErrorNotice title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (plans?.length === 0)
    return (
      <EmptyState title={t('empty')} text={t('emptyText')}>
        <LinkButton variant="primary" to="/profile">
          {t('emptyAction')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <ul className="plan-offers">
      {plans?.map((plan: Plan) => (
        <li key={plan.id}>
          <PlanOffer plan={plan} {...offer(plan)} />
        </li>
      ))}
    </ul>
  );
}
