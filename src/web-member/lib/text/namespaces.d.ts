import type auth from '#kernel/i18n/en/auth.json';
import type browse from '#kernel/i18n/en/browse.json';
import type account from '#kernel/i18n/en/account.json';
import type common from '#kernel/i18n/en/common.json';
import type compatibility from '#kernel/i18n/en/compatibility.json';
import type decide from '#kernel/i18n/en/decide.json';
import type dashboard from '#kernel/i18n/en/dashboard.json';
import type device from '#kernel/i18n/en/device.json';
import type examples from '#kernel/i18n/en/examples.json';
import type flags from '#kernel/i18n/en/flags.json';
import type guardian from '#kernel/i18n/en/guardian.json';
import type guardianship from '#kernel/i18n/en/guardianship.json';
import type guidance from '#kernel/i18n/en/guidance.json';
import type interest from '#kernel/i18n/en/interest.json';
import type landing from '#kernel/i18n/en/landing.json';
import type leaving from '#kernel/i18n/en/leaving.json';
import type legal from '#kernel/i18n/en/legal.json';
import type matches from '#kernel/i18n/en/matches.json';
import type messages from '#kernel/i18n/en/messages.json';
import type nav from '#kernel/i18n/en/nav.json';
import type offline from '#kernel/i18n/en/offline.json';
import type otherAccount from '#kernel/i18n/en/other-account.json';
import type payment from '#kernel/i18n/en/payment.json';
import type person from '#kernel/i18n/en/person.json';
import type prayer from '#kernel/i18n/en/prayer.json';
import type pricing from '#kernel/i18n/en/pricing.json';
import type profile from '#kernel/i18n/en/profile.json';
import type safety from '#kernel/i18n/en/safety.json';
import type signUpPayment from '#kernel/i18n/en/sign-up-payment.json';
import type subscription from '#kernel/i18n/en/subscription.json';
import type unsubscribe from '#kernel/i18n/en/unsubscribe.json';
import type validation from '#kernel/i18n/en/validation.json';

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
