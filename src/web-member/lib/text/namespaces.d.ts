import type auth from '#texts/en/auth.json';
import type browse from '#texts/en/browse.json';
import type account from '#texts/en/account.json';
import type common from '#texts/en/common.json';
import type compatibility from '#texts/en/compatibility.json';
import type decide from '#texts/en/decide.json';
import type dashboard from '#texts/en/dashboard.json';
import type device from '#texts/en/device.json';
import type examples from '#texts/en/examples.json';
import type families from '#texts/en/families.json';
import type family from '#texts/en/family.json';
import type flags from '#texts/en/flags.json';
import type guardian from '#texts/en/guardian.json';
import type guardianship from '#texts/en/guardianship.json';
import type guidance from '#texts/en/guidance.json';
import type howFit from '#texts/en/how-fit.json';
import type interest from '#texts/en/interest.json';
import type landing from '#texts/en/landing.json';
import type leaveDialog from '#texts/en/leave-dialog.json';
import type leaving from '#texts/en/leaving.json';
import type legal from '#texts/en/legal.json';
import type matches from '#texts/en/matches.json';
import type meeting from '#texts/en/meeting.json';
import type messages from '#texts/en/messages.json';
import type moderation from '#texts/en/moderation.json';
import type nav from '#texts/en/nav.json';
import type objection from '#texts/en/objection.json';
import type offline from '#texts/en/offline.json';
import type otherAccount from '#texts/en/other-account.json';
import type path from '#texts/en/path.json';
import type payment from '#texts/en/payment.json';
import type person from '#texts/en/person.json';
import type prayer from '#texts/en/prayer.json';
import type plan from '#texts/en/plan.json';
import type pricing from '#texts/en/pricing.json';
import type privateQuestion from '#texts/en/private-question.json';
import type profile from '#texts/en/profile.json';
import type safety from '#texts/en/safety.json';
import type signUpPayment from '#texts/en/sign-up-payment.json';
import type subscription from '#texts/en/subscription.json';
import type summary from '#texts/en/summary.json';
import type terms from '#texts/en/terms.json';
import type unsubscribe from '#texts/en/unsubscribe.json';
import type validation from '#texts/en/validation.json';
import type wali from '#texts/en/wali.json';

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
  families: typeof families;
  family: typeof family;
  flags: typeof flags;
  guardian: typeof guardian;
  guardianship: typeof guardianship;
  guidance: typeof guidance;
  'how-fit': typeof howFit;
  interest: typeof interest;
  landing: typeof landing;
  'leave-dialog': typeof leaveDialog;
  leaving: typeof leaving;
  legal: typeof legal;
  matches: typeof matches;
  meeting: typeof meeting;
  messages: typeof messages;
  moderation: typeof moderation;
  nav: typeof nav;
  objection: typeof objection;
  offline: typeof offline;
  'other-account': typeof otherAccount;
  path: typeof path;
  payment: typeof payment;
  person: typeof person;
  prayer: typeof prayer;
  plan: typeof plan;
  pricing: typeof pricing;
  'private-question': typeof privateQuestion;
  profile: typeof profile;
  safety: typeof safety;
  'sign-up-payment': typeof signUpPayment;
  subscription: typeof subscription;
  summary: typeof summary;
  terms: typeof terms;
  unsubscribe: typeof unsubscribe;
  validation: typeof validation;
  wali: typeof wali;
}
export type Namespace = keyof Texts;

export interface Tree {
  [key: string]: string | Tree;
}
export type Values = Record<string, unknown>;

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key> = Key extends `${infer Name}_${Plural}` ? Name : Key;
/** The paths of the texts in a branch: `steps.done`; a text with plural forms has one path. */
type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];
/** The paths of the branches in a branch. */
type Branches<T> = {
  [K in keyof T & string]: T[K] extends string ? never : K | `${K}.${Branches<T[K]>}`;
}[keyof T & string];
type At<T, Path> = Path extends `${infer K}.${infer Rest}`
  ? K extends keyof T
    ? At<T[K], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;

type Prefixed<N extends Namespace> = { [K in N]: `${K}:${Leaves<Texts[K]>}` }[N];
type PrefixedBranch<N extends Namespace> = { [K in N]: `${K}:${Branches<Texts[K]>}` }[N];
type BranchAt<N extends Namespace, Key> = Key extends `${infer K extends Namespace}:${infer Path}`
  ? At<Texts[K], Path>
  : At<Texts[N], Key>;

/** Translates a key of the first namespace, or `namespace:key`; a key that the catalogue lacks does not compile. */
export interface Translate<First extends Namespace, Rest extends Namespace = Namespace> {
  (key: Leaves<Texts[First]> | Prefixed<First | Rest>, values?: Values): string;
  <Key extends Branches<Texts[First]> | PrefixedBranch<First | Rest>>(
    key: Key,
    values: { returnObjects: true },
  ): BranchAt<First, Key>;
}
