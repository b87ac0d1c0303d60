import type { Checkout } from './opened.ts';
import { PaymentForm } from './payment-form.tsx';
import { AgreementWords } from './agreement-words.tsx';
import { SavedCardForm } from './saved-card-form.tsx';
import { PromoCode } from './promo-code.tsx';
import type { Agree, PromoUse } from './use-checkout.ts';
import './payment.css';
import { useText } from '../../lib/text/use-text.ts';
import { formatMoney } from '../../../web-shared/text/format.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { usePeriod } from '../plans/index.ts';

type PayForPlanProps = PromoUse & {
  checkout: Checkout;
  agree: Agree;
  returnTo: string;
  submit: string;
  onConfirmed: (intentId: string) => void;
  /** Pays by the card that the server has saved; absent where there is no such card. */
  savedCard?: { pay: () => Promise<void>; onOther: () => void } | undefined;
};

export function PayForPlan({ checkout, promo, promoCode, savedCard, ...form }: PayForPlanProps) {
  return (
    <div className="stack loose">
      <CheckoutSummary checkout={checkout} />
      <PromoCode promo={promo} promoCode={promoCode} amountOff={checkout.amountOff} />
      {savedCard && checkout.savedCard ? (
        <SavedCardForm checkout={checkout} card={checkout.savedCard} agree={form.agree} {...savedCard} />
      ) : (
        <PaymentForm opened={checkout} choice={checkout.agreement.beginAtOnce} {...form} />
      )}
    </div>
  );
}

function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { t } = useText('payment');
  const period = usePeriod();
  const words = useReferenceWords();
  const { plan, credit, amountOff, amountDue, email } = checkout;
  const price = formatMoney(plan.price);
  const minus = (amount: string) => Number(amount) > 0 && t('summary.minus', { amount: formatMoney(amount) });
  const lines = [
    { label: t('summary.plan'), value: <bdi>{words(plan.name)}</bdi> },
    { label: t('summary.duration'), value: period(plan) },
    { label: t('summary.email'), value: <bdi>{email}</bdi> },
    { label: t('summary.price'), value: price },
    { label: t('summary.credit'), value: minus(credit) },
    { label: t('summary.amountOff'), value: minus(amountOff) },
  ].filter(({ value }) => value);
  return (
    <section className="payment-summary" aria-label={t('summary.title')}>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="payment-due" aria-live="polite">
          <dt>{t('summary.due')}</dt>
          <dd>{formatMoney(amountDue)}</dd>
        </div>
      </dl>
      <AgreementWords title={t('agreement.title')} words={checkout.agreement.words} />
    </section>
  );
}
