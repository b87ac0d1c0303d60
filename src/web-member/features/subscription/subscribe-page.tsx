import { isStaff } from '#kernel/contracts/roles.ts';
import { listPlans } from '#modules/billing/contracts/subscription.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useSearchParams } from 'react-router-dom';
import { messageOf, useEndpoint } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { ownMessageOf } from '../../lib/server/error-message.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import {
  Button,
  CardSkeletons,
  EmptyState,
  ErrorNotice,
  LinkButton,
  NextStepLink,
  Notice,
  Page,
} from '../../ui/index.ts';
import { StepNotice } from '../interest/index.ts';
import { planMeant } from '../plans/index.ts';
import { ProfileFirst, SignInFirst, useSession } from '../session/index.ts';
import { PublicHeader } from '../shell/index.ts';
import { Pay } from './pay.tsx';
import { PlanChooser } from './plan-chooser.tsx';
import { useMemberCheckout } from './use-member-checkout.ts';
import { usePlan, type PlanStatus } from './use-plan.ts';

export function SubscribePage() {
  const { t } = useText('subscription');
  const { session, isPending } = useSession();
  const { user } = session;
  return (
    <>
      <PublicHeader />
      <Page narrow title={t('subscribe.title')} lead={user ? t('subscribe.lead') : undefined}>
        {isPending ? (
          <CardSkeletons count={2} />
        ) : !user ? (
          <SignInFirst text={t('subscribe.signIn')} />
        ) : isStaff(user.role) ? (
          <ProfileFirst />
        ) : (
          <Choice hasFourWives={session.profile?.hasFourWives ?? false} />
        )}
      </Page>
    </>
  );
}

/** The plans that this member may buy, or the payment of the one named in the address. */
function Choice({ hasFourWives }: { hasFourWives: boolean }) {
  const plans = useEndpoint(listPlans);
  const status = usePlan();
  const [search, setSearch] = useSearchParams();
  const failed = [plans, status].find(({ error, data }) => error && !data);
  if (failed) return <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!plans.data || !status.data) return <CardSkeletons count={2} />;
  if (hasFourWives) return <StepNotice blocker="four-wives" />;
  const chosen = planMeant(plans.data, search.get('plan'));
  if (chosen) return <Payment planId={String(chosen.id)} onOther={() => setSearch({})} />;
  const { plansToBuy } = status.data;
  if (plansToBuy.length === 0) return <NothingToBuy plan={status.data} />;
  return (
    <PlanChooser
      plans={plans.data.filter(({ id }) => plansToBuy.some((one) => one === id))}
      onChoose={(id) => setSearch({ plan: String(id) })}
    />
  );
}

function Payment({ planId, onOther }: { planId: string; onOther: () => void }) {
  const { t } = useText('subscription');
  const checkout = useMemberCheckout(planId, false);
  const other = (
    <div>
      <Button variant="ghost" onClick={onOther}>
        {t('subscribe.other')}
      </Button>
    </div>
  );
  if (checkout.error && !checkout.data) {
    return (
      <>
        <Notice tone="end" title={t('subscribe.failed')}>
          <p>
            <span>{messageOf(checkout.error) ?? ownMessageOf(checkout.error)}</span>{' '}
            <NextStepLink error={checkout.error} />
          </p>
        </Notice>
        {other}
      </>
    );
  }
  if (!checkout.data) return <CardSkeletons count={1} lines={6} />;
  return (
    <>
      <Pay query={checkout} words="subscribe.pay" />
      {other}
    </>
  );
}

function NothingToBuy({ plan }: { plan: PlanStatus }) {
  const { t } = useText(['subscription', 'plan']);
  const words = useReferenceWords();
  const text = plan.refundRequestedAt
    ? t('refund.requested', { date: formatCalendarDay(plan.refundRequestedAt) })
    : t('subscribe.noneText', { plan: words(plan.planName) });
  return (
    <EmptyState title={t('subscribe.none')} text={text}>
      <LinkButton variant="primary" to="/subscription-dashboard">
        {t('plan:more')}
      </LinkButton>
    </EmptyState>
  );
}
