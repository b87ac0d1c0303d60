import { asciiDigits } from './digits.ts';

/** Signs that show nothing: zero width, direction marks, variation selectors, fillers, the empty braille cell. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** What of a text can be seen, without white space around it. */
export const seen = (text: string): string => text.replace(UNSEEN, '').trim();

// A joiner says how the letters on both sides of it are written, in scripts whose letters join: Arabic, Persian, Urdu,
// those of India. After a virama it has a meaning at the end of a word too.
const JOINER = '[\u200c\u200d]';
const JOINED = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]`;
const VIRAMA = '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]';
const UNSEEN_BUT_JOINERS = new RegExp(`(?!${JOINER})${UNSEEN.source}`, 'gu');
const FURTHER_JOINERS = new RegExp(`(?<=${JOINER})${JOINER}+`, 'gu');
const STRAY_JOINERS = new RegExp(`(?<!${VIRAMA})(?:(?<!${JOINED})${JOINER}|${JOINER}(?!${JOINED}))`, 'gu');

/** The text without marks that show nothing and were pasted along; joiners stay where the spelling needs them. */
export const withoutMarks = (text: string): string =>
  text.replace(UNSEEN_BUT_JOINERS, '').replace(FURTHER_JOINERS, '').replace(STRAY_JOINERS, '');

/** The text as one line that runs in one direction: what a name may add to a sentence. */
export const oneLine = (text: string): string => withoutMarks(text.replace(CONTROL, ' ')).replace(/\s+/g, ' ').trim();

/** A code as it was made, however somebody typed or pasted it: in any script's digits, with spaces or hyphens. */
export const bareCode = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .toUpperCase();

/** The same for a code whose hyphens count. */
export const plainCode = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .toUpperCase();

/** A telephone number in one form: ASCII digits, common hyphens and spaces, no marks. */
export const plainPhone = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
