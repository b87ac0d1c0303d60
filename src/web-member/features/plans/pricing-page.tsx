import { isStaff } from '#kernel/contracts/roles.ts';
import { listPlans, subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { useSearchParams } from 'react-router-dom';
import { fetchJson, useEndpoint } from '../../../web-shared/server/api.ts';
import { EmptyState, ErrorNotice, LinkButton, Notice, Page } from '../../ui/index.ts';
import { StepNotice } from '../interest/index.ts';
import { useSession } from '../session/index.ts';
import { AccountLink, PublicFoot, PublicHeader } from '../shell/index.ts';
import { Gives, PlanOffer, type PlanBenefits, type Offer } from './plan-offer.tsx';
import './pricing.css';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { isFree, savingOf } from './plans.ts';
import { formatMoney } from '../../../web-shared/text/format.ts';

const matters = ['cancel', 'refund', 'guardian'] as const;

function GoodToKnow() {
  const { t } = useText('pricing');
  return (
    <section className="good-to-know" aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t('good.title')}</h2>
      <dl>
        {matters.map((matter) => (
          <div key={matter}>
            <dt>{t(`good.${matter}.title`)}</dt>
            <dd>{t(`good.${matter}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function PricingPage() {
  const { t } = useText('pricing');
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
  const { t } = useText('pricing');
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
  const { t } = useText('pricing');
  const { data: plans, error, refetch } = useEndpoint(listPlans);
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
  const paid = plans?.filter((plan) => !isFree(plan)) ?? [];
  return (
    <>
      {paid.length > 0 && <PaidPlans plans={paid} offer={offer} />}
      {plans?.filter(isFree).map((plan) => (
        <PlanOffer key={plan.id} plan={plan} gives={givenBy(plan)} {...offer(plan)} />
      ))}
    </>
  );
}

const givenBy = ({ features, requestLimit }: Plan): PlanBenefits => ({ features, requestLimit });

/** The paid plans as lines of one table. What all of them give is said once, above them. */
function PaidPlans({ plans, offer }: { plans: Plan[]; offer: (plan: Plan) => Offer }) {
  const { t } = useText('pricing');
  const [first] = plans as [Plan, ...Plan[]];
  const common: PlanBenefits = {
    features: first.features.filter((feature) => plans.every(({ features }) => features.includes(feature))),
    requestLimit: plans.every(({ requestLimit }) => requestLimit === first.requestLimit) ? first.requestLimit : 0,
  };
  const monthly = plans.find(({ duration }) => duration === 1);
  return (
    <section className="card" aria-labelledby="paid-plans">
      <h2 id="paid-plans">{t('paid')}</h2>
      <Gives {...common} />
      <ul className="plan-lines">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanOffer
              inTable
              plan={plan}
              saving={<SavingInWords plan={plan} monthly={monthly} />}
              gives={{
                features: plan.features.filter((feature) => !common.features.includes(feature)),
                requestLimit: common.requestLimit > 0 ? 0 : plan.requestLimit,
              }}
              {...offer(plan)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavingInWords({ plan, monthly }: { plan: Plan; monthly: Plan | undefined }) {
  const { t } = useText('pricing');
  const words = useReferenceWords();
  const saving = savingOf(plan, monthly);
  if (!saving || !monthly) return null;
  const name = words(monthly.name);
  return (
    <p className="small">
      {'pence' in saving
        ? t('saving', { amount: formatMoney(String(saving.pence / 100)), count: saving.months, plan: name })
        : t('savingLifetime', { count: saving.fewerThanMonths, plan: name })}
    </p>
  );
}

/** Returns what this reader can do about each plan; nothing is offered that the server would refuse. */
function useOffer(upgrade: boolean): (plan: Plan) => Offer {
  const { t } = useText('pricing');
  const words = useReferenceWords();
  const { session, isPending } = useSession();
  const { user } = session;
  const buys = user?.role === 'member' && user.isMember && !user.deletionScheduledFor;
  const status = useQuery({ ...fetchJson(subscriptionStatus), enabled: Boolean(buys) });

  return (plan) => {
    if (isPending || (user && !buys)) return {};
    if (isFree(plan)) return { action: { to: '/profile', label: t(user ? 'toProfile' : 'chooseFree'), isMain: false } };
    const named = { plan: words(plan.name) };
    const choose = t('choose', named);
    if (!user) return { action: { to: `/signup?plan=${plan.id}`, label: choose, isMain: true } };
    if (!status.data) return {};
    const { plansToBuy, paid, refundRequestedAt } = status.data;
    if (plansToBuy.some((id) => id === plan.id))
      return {
        action: upgrade
          ? { to: `/subscription-upgrade?plan=${plan.id}`, label: t('upgrade', named), isMain: true }
          : { to: `/subscribe?plan=${plan.id}`, label: choose, isMain: true },
      };
    if (paid?.planName === plan.name)
      return { isOwn: true, action: { to: '/subscription-dashboard', label: t('manage'), isMain: false } };
    if (refundRequestedAt) return { note: t('refundWaits') };
    return paid ? { note: t('covered') } : {};
  };
}
