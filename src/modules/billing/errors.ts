import { declareErrors } from '#kernel/errors.ts';

export const billingErrors = declareErrors({
  'billing.plan-unknown': 404,
  'billing.plan-free': 409,
  'billing.plan-sold': 409,
  'billing.free-plan-required': 409,
  'billing.plan-running': 409,
  'billing.not-an-upgrade': 409,
  'billing.already-paid': 409,
  'billing.nothing-to-pay': 409,
  'billing.sign-up-expired': 409,
  'billing.payment-failed': 402,
  'billing.payment-returned': 409,
  'billing.card-changed': 409,
  'billing.provider-away': 503,
  'billing.invalid-signature': 400,
  'billing.promo-unknown': 404,
  'billing.promo-ended': 409,
  'billing.promo-other-plan': 409,
  'billing.promo-used': 409,
  'billing.promo-used-up': 409,
  'billing.nothing-to-cancel': 409,
  'billing.nothing-to-resume': 409,
  'billing.no-card-needed': 409,
  'billing.nothing-to-refund': 409,
  'billing.payment-disputed': 409,
  'billing.refund-already-requested': 409,
  'billing.refund-pending': 409,
  'billing.refund-credited': 409,
});

declare module '#kernel/errors.ts' {
  interface ErrorCatalogue {
    billing: typeof billingErrors;
  }
}
