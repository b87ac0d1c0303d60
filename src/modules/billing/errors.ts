import { declareErrors } from '#kernel/errors.ts';

/** What billing refuses. */
export const billingErrors = declareErrors({
  'billing.plan-unknown': 404,
});

declare module '#kernel/errors.ts' {
  interface ErrorCatalogue {
    billing: typeof billingErrors;
  }
}
