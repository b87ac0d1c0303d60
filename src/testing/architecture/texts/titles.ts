import type { Text } from './plain-words.ts';

/** Titles that the specification gives, also as names of pages. */
export const GIVEN_TITLES = [
  'account.leaving.title',
  'auth.side.title',
  'auth.signIn.title',
  'browse.title',
  'common.notFound.title',
  'console.invalid.title',
  'console.notFound.title',
  'dashboard.subscription.title',
  'guardian.dashboard.title',
  'guardian.messages.title',
  'guardian.wards.title',
  'guidance.consultations.title',
  'interest.send.title',
  'interest.title',
  'legal.privacy.title',
  'legal.terms.title',
  'nav.profileFirst.title',
  'profile.create.title',
  'sign-up-payment.error.title',
];

const IS_TITLE = /(?:^|\.|[a-z])(?:title|heading)$/i;
/** Names, and the labels of two buttons, have capitals also inside a sentence. */
const NAMES =
  /^(?:I|Mithaq|Amina|Allah|Islam(?:ic)?|Muslims?|Qur’an|Ramadan|Eid|English|Arabic|Urdu|Adhan|Fajr|Stripe|United|Kingdom|Approve|Decline|[A-Z]{2,})$/;
/** A word with a capital that begins no sentence, quotation or bracket. */
const INSIDE = /(?<![.?!:]\s|[“(])(?<=\s)\p{Lu}[\p{L}’]*/gu;

/** Returns the titles that are not in sentence case. */
export const titlesInTitleCase = (texts: Text[]): string[] =>
  texts
    .filter(({ key }) => IS_TITLE.test(key) && !GIVEN_TITLES.includes(key))
    .filter(({ text }) => (text.match(INSIDE) ?? []).some((word) => !NAMES.test(word)))
    .map(({ key, text }) => `${key}: ${text}`);
