/** Paying by card: for a plan, or to give another card. Other features import from here only. */
export { PayForPlan } from './pay-for-plan.tsx';
export { PaymentForm } from './payment-form.tsx';
export { useCheckout } from './use-checkout.ts';
