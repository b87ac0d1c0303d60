export { AgreementWords } from './agreement-words.tsx';
export { PayForPlan } from './pay-for-plan.tsx';
export { PaymentForm } from './payment-form.tsx';
export { useCheckout } from './use-checkout.ts';
