import type auth from '#texts/en/auth.json';
import type browse from '#texts/en/browse.json';
import type account from '#texts/en/account.json';
import type common from '#texts/en/common.json';
import type compatibility from '#texts/en/compatibility.json';
import type decide from '#texts/en/decide.json';
import type dashboard from '#texts/en/dashboard.json';
import type device from '#texts/en/device.json';
import type examples from '#texts/en/examples.json';
import type flags from '#texts/en/flags.json';
import type guardian from '#texts/en/guardian.json';
import type guardianship from '#texts/en/guardianship.json';
import type guidance from '#texts/en/guidance.json';
import type interest from '#texts/en/interest.json';
import type landing from '#texts/en/landing.json';
import type leaving from '#texts/en/leaving.json';
import type legal from '#texts/en/legal.json';
import type matches from '#texts/en/matches.json';
import type messages from '#texts/en/messages.json';
import type nav from '#texts/en/nav.json';
import type offline from '#texts/en/offline.json';
import type otherAccount from '#texts/en/other-account.json';
import type payment from '#texts/en/payment.json';
import type person from '#texts/en/person.json';
import type prayer from '#texts/en/prayer.json';
import type pricing from '#texts/en/pricing.json';
import type profile from '#texts/en/profile.json';
import type safety from '#texts/en/safety.json';
import type signUpPayment from '#texts/en/sign-up-payment.json';
import type subscription from '#texts/en/subscription.json';
import type unsubscribe from '#texts/en/unsubscribe.json';
import type validation from '#texts/en/validation.json';

/** The catalogue files that the member app uses; a key that none of them has does not compile. */
interface Texts {
  account: typeof account;
  auth: typeof auth;
  browse: typeof browse;
  common: typeof common;
  compatibility: typeof compatibility;
  dashboard: typeof dashboard;
  decide: typeof decide;
  device: typeof device;
  examples: typeof examples;
  flags: typeof flags;
  guardian: typeof guardian;
  guardianship: typeof guardianship;
  guidance: typeof guidance;
  interest: typeof interest;
  landing: typeof landing;
  leaving: typeof leaving;
  legal: typeof legal;
  matches: typeof matches;
  messages: typeof messages;
  nav: typeof nav;
  offline: typeof offline;
  'other-account': typeof otherAccount;
  payment: typeof payment;
  person: typeof person;
  prayer: typeof prayer;
  pricing: typeof pricing;
  profile: typeof profile;
  safety: typeof safety;
  'sign-up-payment': typeof signUpPayment;
  subscription: typeof subscription;
  unsubscribe: typeof unsubscribe;
  validation: typeof validation;
}
export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
