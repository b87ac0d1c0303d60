import { declareErrors } from '#kernel/errors.ts';

export const messagingErrors = declareErrors({
  'messaging.match-not-active': 409,
  'messaging.guardian-unverified': 403,
  'messaging.not-under-review': 409,
});

declare module '#kernel/errors.ts' {
  interface ErrorCatalogue {
    messaging: typeof messagingErrors;
  }
}
