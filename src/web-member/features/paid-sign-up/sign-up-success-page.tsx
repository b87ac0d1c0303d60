import { verifySignUpPayment } from '#modules/billing/contracts/checkout.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { ApiError, call, codeOf, isPassing } from '../../../web-shared/server/api.ts';
import { usePaymentFromAddress, type PaymentInAddress } from '../../lib/forms/payment-from-address.ts';
import { Spinner, LinkButton, Button } from '../../ui/index.ts';
import { AuthCard } from '../auth/index.ts';
import { useNavigate, Link } from 'react-router-dom';
import { rememberAccount } from './made-account.ts';
import { forgetSignUpDraft, signUpDraft } from './sign-up-draft.ts';

const SIGN_IN = '/auth';
const STAY_MS = 3_000;

function AccountMade() {
  const { t } = useText('sign-up-payment');
  const navigate = useNavigate();
  useEffect(() => {
    const draft = signUpDraft();
    if (draft !== null && draft !== 'expired') rememberAccount(draft);
    forgetSignUpDraft();
    const leaving = setTimeout(() => void navigate(SIGN_IN), STAY_MS);
    return () => clearTimeout(leaving);
  }, [navigate]);
  return (
    <AuthCard title={t('success.title')} takesFocus text={<span role="status">{t('success.text')}</span>}>
      <LinkButton variant="primary" wide to={SIGN_IN}>
        {t('success.signIn')}
      </LinkButton>
    </AuthCard>
  );
}

const LOOK_AGAIN_MS = 2_000;
/** After this many checks the reader learns that there is no need to wait here. */
const MANY = 5;

/** Shown after the payment; polls the server until it knows the outcome. */
export function SignUpSuccessPage() {
  const { t } = useText('sign-up-payment');
  const payment = usePaymentFromAddress();
  return payment ? <Outcome payment={payment} /> : <AccountNotMade text={t('success.missing')} />;
}

function Outcome({ payment }: { payment: PaymentInAddress }) {
  const { t } = useText('sign-up-payment');
  const whatIsSaid = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('success.unknown');
    // An unknown payment is an error, not a missing page.
    return error.status === 404 ? t('success.missing') : (error.said ?? t('success.failed'));
  };
  const [looks, setLooks] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sign-up payment', payment.paymentIntentId],
    queryFn: () => {
      setLooks((before) => before + 1);
      return call(verifySignUpPayment, { body: payment });
    },
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) => state.data?.status === 'processing' && LOOK_AGAIN_MS,
  });
  if (data?.status === 'succeeded') return <AccountMade />;
  if (error) {
    return (
      <AccountNotMade
        text={whatIsSaid(error)}
        isUnpaid={codeOf(error) === 'billing.payment-failed'}
        onRetry={isPassing(error) ? () => void refetch() : undefined}
        isBusy={isFetching}
      />
    );
  }
  return (
    <AuthCard title={t('success.processingTitle')}>
      <Spinner label={looks < MANY ? t('success.processing') : t('success.slow')} />
    </AuthCard>
  );
}

type AccountNotMadeProps = {
  text: string;
  /** Nothing was charged, so another card may work. */
  isUnpaid?: boolean;
  onRetry?: (() => void) | undefined;
  isBusy?: boolean;
};

function AccountNotMade({ text, isUnpaid, onRetry, isBusy }: AccountNotMadeProps) {
  const { t } = useText(['sign-up-payment', 'common']);
  return (
    <AuthCard title={t('success.errorTitle')} takesFocus text={<span role="alert">{text}</span>}>
      {isUnpaid && (
        <LinkButton variant="primary" wide to="/signup-payment">
          {t('success.toPayment')}
        </LinkButton>
      )}
      {onRetry && (
        <Button variant="primary" wide busy={isBusy} onClick={onRetry}>
          {t('common:error.retry')}
        </Button>
      )}
      <LinkButton wide variant={isUnpaid || onRetry ? 'secondary' : 'primary'} to="/auth?tab=signup">
        {t('error.toSignUp')}
      </LinkButton>
      <p className="small quiet">
        <Link className="lone" to="/help" reloadDocument>
          {t('success.help')}
        </Link>
      </p>
    </AuthCard>
  );
}
