import { createSignUpCheckout } from '#modules/billing/contracts/checkout.ts';
import { listPlans } from '#modules/billing/contracts/subscription.ts';
import { useState, useEffect } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { call, codeOf, messageOf, statusOf, useEndpoint } from '../../../web-shared/server/api.ts';
import { LinkButton, Notice, Redirect, Spinner, useTitle, Button } from '../../ui/index.ts';
import { PayForPlan, useCheckout } from '../payment/index.ts';
import { planMeant } from '../plans/index.ts';
import { useUser } from '../session/index.ts';
import { AuthCard } from '../auth/index.ts';
import { signUpDraft, forgetSignUpDraft } from './sign-up-draft.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';

const SUCCESS = '/signup-success';

/** The payment of a sign-up's plan; the server identifies the sign-up by its cookie. */
export function SignUpPaymentPage() {
  const { data: user, isPending } = useUser();
  const [search] = useSearchParams();
  const [draft] = useState(signUpDraft);
  if (isPending) return <Spinner />;
  if (user) return <Redirect to="/dashboard" />;
  if (draft === 'expired') return <SignUpFailed problem="expired" />;
  // Without a draft in this tab the server may still know the sign-up.
  const wanted = draft?.selectedPlan ?? search.get('plan');
  return wanted ? (
    <Payment wanted={wanted} isSister={draft?.gender === 'female'} />
  ) : (
    <SignUpFailed problem="expired" />
  );
}

function Payment({ wanted, isSister }: { wanted: string; isSister: boolean }) {
  const { t } = useText('sign-up-payment');
  useTitle(t('title'));
  const plans = useEndpoint(listPlans);
  const plan = plans.data && planMeant(plans.data, wanted);
  const planId = plan ? String(plan.id) : '';
  const checkout = useCheckout(planId, (given) => call(createSignUpCheckout, { body: { planId, ...given } }));
  const { data: opened, error, refetch } = checkout;

  if (plans.error) return <SignUpFailed problem="plans" onRetry={() => void plans.refetch()} />;
  if (plans.data && !plan) return <SignUpFailed problem="plan" />;
  if (codeOf(error) === 'billing.already-paid') return <PaidAlready />;
  if (error) {
    const isTransient = (statusOf(error) ?? 500) >= 500;
    return (
      <SignUpFailed
        problem="checkout"
        said={messageOf(error)}
        onRetry={isTransient ? () => void refetch() : undefined}
      />
    );
  }
  if (opened && !opened.clientSecret) return <SignUpFailed problem="secret" />;
  return (
    <AuthCard title={t('title')} text={t('text')}>
      <Link className="back" to="/auth?tab=signup">
        <ArrowLeft aria-hidden /> <span>{t('back')}</span>
      </Link>
      {isSister && (
        <Notice tone="wait" title={t('sister.title')}>
          <p>{t('sister.text')}</p>
        </Notice>
      )}
      {opened ? (
        <PayForPlan
          checkout={opened}
          promo={checkout.promo}
          promoCode={checkout.promoCode}
          agree={checkout.agree}
          returnTo={SUCCESS}
          submit={t('submit')}
          onConfirmed={(intent) => window.location.assign(inOwnLanguage(`${SUCCESS}?payment_intent=${intent}`))}
        />
      ) : (
        <Spinner />
      )}
    </AuthCard>
  );
}

function PaidAlready() {
  const { t } = useText('sign-up-payment');
  return (
    <AuthCard title={t('paid.title')} text={t('paid.text')}>
      <LinkButton variant="primary" wide to="/auth">
        {t('paid.signIn')}
      </LinkButton>
    </AuthCard>
  );
}

type SignUpFailedProps = {
  problem: 'expired' | 'plans' | 'plan' | 'checkout' | 'secret';
  said?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** Explains why nothing can be paid here, and links back to the form, which still has its input. */
function SignUpFailed({ problem, said, onRetry }: SignUpFailedProps) {
  const { t } = useText(['sign-up-payment', 'common']);
  useEffect(() => {
    if (problem === 'expired') forgetSignUpDraft();
  }, [problem]);
  return (
    <AuthCard title={t('error.title')} takesFocus text={<span role="alert">{said ?? t(`error.${problem}`)}</span>}>
      {onRetry && (
        <Button variant="primary" wide onClick={onRetry}>
          {t('common:error.retry')}
        </Button>
      )}
      <LinkButton variant={onRetry ? 'secondary' : 'primary'} wide to="/auth?tab=signup">
        {t('error.toSignUp')}
      </LinkButton>
    </AuthCard>
  );
}
