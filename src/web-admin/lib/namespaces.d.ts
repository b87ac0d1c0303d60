import type account from '#kernel/i18n/en/account.json';
import type common from '#kernel/i18n/en/common.json';
import type frame from '#kernel/i18n/en/console-frame.json';
import type console from '#kernel/i18n/en/console.json';
import type guidance from '#kernel/i18n/en/guidance.json';
import type messages from '#kernel/i18n/en/messages.json';
import type person from '#kernel/i18n/en/person.json';
import type safety from '#kernel/i18n/en/safety.json';

/** The catalogue files that the console uses; a key that none of them has does not compile. */
interface Texts {
  account: typeof account;
  common: typeof common;
  console: typeof console;
  'console-frame': typeof frame;
  guidance: typeof guidance;
  messages: typeof messages;
  person: typeof person;
  safety: typeof safety;
}
export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'console';
    resources: Texts;
  }
}
