import type account from '#texts/en/account.json';
import type common from '#texts/en/common.json';
import type frame from '#texts/en/console-frame.json';
import type console from '#texts/en/console.json';
import type guidance from '#texts/en/guidance.json';
import type messages from '#texts/en/messages.json';
import type person from '#texts/en/person.json';
import type safety from '#texts/en/safety.json';

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
