import { asciiDigits } from './digits.ts';

/** Invisible characters: zero width, direction marks, variation selectors, fillers, the empty braille cell. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** The visible part of a text, without surrounding white space. */
export const seen = (text: string): string => text.replace(UNSEEN, '').trim();

// A joiner affects how its neighbours are written in scripts whose letters join: Arabic, Persian, Urdu, those of India.
// After a virama it also has a meaning at the end of a word.
const JOINER = '[\u200c\u200d]';
const JOINED = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]`;
const VIRAMA = '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]';
const UNSEEN_BUT_JOINERS = new RegExp(`(?!${JOINER})${UNSEEN.source}`, 'gu');
const FURTHER_JOINERS = new RegExp(`(?<=${JOINER})${JOINER}+`, 'gu');
const STRAY_JOINERS = new RegExp(`(?<!${VIRAMA})(?:(?<!${JOINED})${JOINER}|${JOINER}(?!${JOINED}))`, 'gu');

/** Removes invisible marks; joiners remain if the spelling needs them. */
export const withoutMarks = (text: string): string =>
  text.replace(UNSEEN_BUT_JOINERS, '').replace(FURTHER_JOINERS, '').replace(STRAY_JOINERS, '');

/** The text as one line that runs in one direction, for use within a sentence. */
export const oneLine = (text: string): string => withoutMarks(text.replace(CONTROL, ' ')).replace(/\s+/g, ' ').trim();

/** A typed or pasted code in its original form: ASCII digits, no spaces and hyphens. */
export const bareCode = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .toUpperCase();

/** Like `bareCode`, for a code in which hyphens count. */
export const plainCode = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .toUpperCase();

/** Normal form of a telephone number: ASCII digits, common hyphens and spaces, no marks. */
export const plainPhone = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
