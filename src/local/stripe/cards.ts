import type { Failure } from './state.ts';

/** Behaviour of a test card (docs.stripe.com/testing). */
export interface TestCard {
  number: string;
  /** Name by which a server uses it instead of a number. */
  name?: string;
  /** Requires authentication of its holder: once, when it is given, or at each charge. */
  proof?: 'once' | 'always';
  failure?: Failure;
  /** Fails only after it is attached. */
  failsLater?: true;
  disputes?: true;
}

const declined: Failure = { code: 'card_declined', message: 'Your card was declined.' };
const insufficient: Failure = { code: 'card_declined', message: 'Your card has insufficient funds.' };
export const UNPROVEN: Failure = {
  code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
export const NOT_PROVEN: Failure = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export const cards: TestCard[] = [
  { number: '4242424242424242', name: 'pm_card_visa' },
  { number: '5555555555554444' },
  { number: '4000000000000002', name: 'pm_card_chargeDeclined', failure: declined },
  { number: '4000000000009995', failure: insufficient },
  { number: '4000002500003155', proof: 'once' },
  { number: '4000002760003184', name: 'pm_card_authenticationRequired', proof: 'always' },
  { number: '4000008400001629', proof: 'always', failure: insufficient },
  { number: '4000000000000341', name: 'pm_card_chargeCustomerFail', failure: declined, failsLater: true },
  { number: '4000000000000259', name: 'pm_card_createDispute', disputes: true },
];

/** Undefined for any other card: no real number is ever accepted. */
export const cardOf = (numberOrName: string): TestCard | undefined =>
  cards.find(({ number, name }) => number === numberOrName || name === numberOrName);
