import { declareErrors } from '#kernel/errors.ts';

export const identityErrors = declareErrors({
  'identity.email-taken': 409,
  'identity.payment-required': 409,
  'identity.invalid-credentials': 401,
  'identity.disabled': 403,
  'identity.suspended': 403,
  'identity.another-account': 409,
  'identity.own-account': 409,
  'identity.last-admin': 409,
  'identity.reset-token': 400,
  'identity.sign-up-handle': 403,
  'identity.gender-fixed': 409,
  'identity.sign-in-again': 403,
  'identity.sign-in-ended': 401,
  'identity.code-wrong': 401,
  'identity.two-factor-code': 403,
  'identity.two-factor-required': 403,
  'identity.email-unconfirmed': 409,
  'identity.email-confirmed': 409,
  'identity.two-factor-on': 409,
  'identity.two-factor-off': 409,
  'identity.two-factor-setup': 409,
  'identity.two-factor-elsewhere': 409,
  'identity.confirm-token': 400,
  'identity.deletion-scheduled': 403,
  'identity.push-disabled': 409,
});

declare module '#kernel/errors.ts' {
  interface ErrorCatalogue {
    identity: typeof identityErrors;
  }
}
