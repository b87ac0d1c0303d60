import type { Failure } from './state.ts';

/** Behaviour of a test card (docs.stripe.com/testing). */
export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard';
  /** Name by which a server uses it instead of a number. */
  name: string;
  /** Requires authentication of its holder: once, when it is given, or at each charge. */
  proof?: 'once' | 'always';
  failure?: Failure;
  /** Fails only after it is attached. */
  failsLater?: true;
  disputes?: true;
}

const declined = (declineCode: string, message = 'Your card was declined.'): Failure => ({
  code: 'card_declined',
  declineCode,
  message,
});
const insufficient = declined('insufficient_funds', 'Your card has insufficient funds.');

const cards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', name: 'pm_card_visa' },
  { number: '5555555555554444', brand: 'mastercard', name: 'pm_card_mastercard' },
  {
    number: '4000000000000002',
    brand: 'visa',
    name: 'pm_card_visa_chargeDeclined',
    failure: declined('generic_decline'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    name: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    failure: insufficient,
  },
  { number: '4000002500003155', brand: 'visa', name: 'pm_card_authenticationRequiredOnSetup', proof: 'once' },
  { number: '4000002760003184', brand: 'visa', name: 'pm_card_authenticationRequired', proof: 'always' },
  {
    number: '4000008400001629',
    brand: 'visa',
    name: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    proof: 'always',
    failure: insufficient,
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    name: 'pm_card_chargeCustomerFail',
    failure: declined('generic_decline'),
    failsLater: true,
  },
  { number: '4000000000000259', brand: 'visa', name: 'pm_card_createDispute', disputes: true },
];

/** Names in older documentation. */
const otherNames: Record<string, string> = {
  pm_card_chargeDeclined: 'pm_card_visa_chargeDeclined',
  pm_card_chargeDeclinedInsufficientFunds: 'pm_card_visa_chargeDeclinedInsufficientFunds',
};

/** Undefined for any other card: no real number is ever accepted. */
export const cardOf = (numberOrName: string): TestCard | undefined => {
  const wanted = otherNames[numberOrName] ?? numberOrName.replace(/[\s-]/g, '');
  return cards.find(({ number, name }) => number === wanted || name === wanted);
};
