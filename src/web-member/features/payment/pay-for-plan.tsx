import { CheckoutSummary } from './checkout-summary.tsx';
import type { Checkout } from './opened.ts';
import { PaymentForm } from './payment-form.tsx';
import { PromoCode } from './promo-code.tsx';
import type { PromoUse } from './use-checkout.ts';
import './payment.css';

type PayForPlanProps = PromoUse & {
  checkout: Checkout;
  returnTo: string;
  submit: string;
  onConfirmed: (intentId: string) => void;
};

export function PayForPlan({ checkout, promo, promoCode, ...form }: PayForPlanProps) {
  return (
    <div className="stack loose">
      <CheckoutSummary checkout={checkout} />
      <PromoCode promo={promo} promoCode={promoCode} amountOff={checkout.amountOff} />
      <PaymentForm opened={checkout} needsConsent {...form} />
    </div>
  );
}
