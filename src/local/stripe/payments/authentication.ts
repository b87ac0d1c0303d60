import type { Failure } from '../state.ts';

export interface Presence {
  /** The payer is on the page and can authenticate. */
  onSession: boolean;
  /** The payer has just authenticated. */
  proven?: boolean;
}

export const UNPROVEN: Failure = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
export const NOT_PROVEN: Failure = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
