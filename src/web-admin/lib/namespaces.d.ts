import type account from '#kernel/i18n/en/account.json';
import type auth from '#kernel/i18n/en/auth.json';
import type frame from '#kernel/i18n/en/console-frame.json';
import type console from '#kernel/i18n/en/console.json';
import type flags from '#kernel/i18n/en/flags.json';
import type guidance from '#kernel/i18n/en/guidance.json';
import type messages from '#kernel/i18n/en/messages.json';
import type person from '#kernel/i18n/en/person.json';
import type safety from '#kernel/i18n/en/safety.json';
import type subscription from '#kernel/i18n/en/subscription.json';

/** The catalogue's files that the console reads; a key that is in none of them does not compile. */
interface Texts {
  account: typeof account;
  auth: typeof auth;
  console: typeof console;
  'console-frame': typeof frame;
  flags: typeof flags;
  guidance: typeof guidance;
  messages: typeof messages;
  person: typeof person;
  safety: typeof safety;
  subscription: typeof subscription;
}
export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'console';
    resources: Texts;
  }
}
