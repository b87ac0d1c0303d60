import { listPlans } from '#modules/billing/contracts/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { fetchJson, messageOf } from '../../../web-shared/server/api.ts';
import { Card, LinkButton, NextStepLink, Notice, Page, Spinner } from '../../ui/index.ts';
import { isFree, planMeant } from '../plans/index.ts';
import { SignInFirst, useSession } from '../session/index.ts';
import { PublicHeader } from '../shell/index.ts';
import { Pay } from './pay.tsx';
import { useMemberCheckout } from './use-member-checkout.ts';
import { tabStore } from '../../../web-shared/storage.ts';

/** The plan that a member was about to buy when a sign-in interrupted it. */
const KEY = 'upgrade';
const VALID_MS = 10 * 60 * 1000;

const saveUpgrade = (planId: string) => tabStore.set(KEY, JSON.stringify({ planId, timestamp: Date.now() }));

function savedUpgrade(): string | null {
  try {
    const { planId, timestamp } = JSON.parse(tabStore.get(KEY) ?? '{}') as Record<string, unknown>;
    const isFresh = typeof timestamp === 'number' && Date.now() - timestamp < VALID_MS;
    return isFresh && planId ? String(planId) : null;
  } catch {
    return null;
  }
}

const forgetUpgrade = () => tabStore.remove(KEY);

export function UpgradePage() {
  const { t } = useText('subscription');
  const { session, isPending } = useSession();
  const [search] = useSearchParams();
  const [wanted] = useState(() => search.get('plan') ?? savedUpgrade());
  const { user } = session;
  useEffect(() => {
    if (isPending) return;
    if (user) forgetUpgrade();
    else if (wanted) saveUpgrade(wanted);
  }, [isPending, user, wanted]);
  return (
    <>
      <PublicHeader />
      <Page
        narrow
        title={t('upgrade.title')}
        eyebrow={
          <Link className="back" to="/pricing?upgrade=true">
            <ArrowLeft aria-hidden /> <span>{t('upgrade.back')}</span>
          </Link>
        }
        lead={user ? t('upgrade.lead') : undefined}
      >
        {isPending ? <Spinner /> : user ? <Upgrade wanted={wanted} /> : <SignInFirst text={t('upgrade.signIn')} />}
      </Page>
    </>
  );
}

function Upgrade({ wanted }: { wanted: string | null }) {
  const { t } = useText('subscription');
  const plans = useQuery({ ...fetchJson(listPlans), enabled: wanted !== null });
  const plan = plans.data && planMeant(plans.data, wanted);
  const isValid = plan !== undefined && !isFree(plan);
  const checkout = useMemberCheckout(isValid ? String(plan.id) : '', true);
  if (wanted === null) return <Failure words={t('upgrade.noPlan')} />;
  if (plans.error && !plans.data) return <Failure words={t('upgrade.plansFailed')} />;
  if (plans.data && !isValid) return <Failure words={t('upgrade.invalidPlan')} />;
  if (checkout.error && !checkout.data)
    return <Failure words={messageOf(checkout.error) ?? t('upgrade.failed')} error={checkout.error} />;
  if (!checkout.data) return <Spinner />;
  return <Pay query={checkout} words="upgrade.pay" />;
}

/** Explains why there is nothing to pay here, with links. */
function Failure({ words, error }: { words: string; error?: unknown }) {
  const { t } = useText(['subscription', 'plan']);
  return (
    <Card>
      <Notice tone="end" title={t('upgrade.errorTitle')}>
        <p>
          <span>{words}</span> <NextStepLink error={error} />
        </p>
      </Notice>
      <div className="row">
        <LinkButton variant="primary" to="/pricing?upgrade=true">
          {t('upgrade.plans')}
        </LinkButton>
        <LinkButton to="/subscription-dashboard">{t('plan:more')}</LinkButton>
      </div>
    </Card>
  );
}
