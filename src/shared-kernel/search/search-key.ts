import { asciiDigits } from '../contracts/digits.ts';
import { normalizeCompatibility } from '../values/normalize-compatibility.ts';

/** Marks, vowel signs, joiners, the Arabic tatweel, hamza and apostrophes, which are optional in writing. */
export const STRIPPED = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}\u0640\u0621\u0674\u2800'’‘‛ʻʼʽʾʿˈ`´]/gu;
/** Characters that separate words. */
export const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Letters that Unicode does not decompose, in lower case, and what people type for them. */
const TYPED_AS: [key: string, letters: string][] = [
  // Latin
  ['b', 'ɓ'],
  ['d', 'đðɖɗ'],
  ['e', 'ə'],
  ['g', 'ɠ'],
  ['h', 'ħ'],
  ['i', 'ı'],
  ['k', 'ĸƙ'],
  ['l', 'ł'],
  ['n', 'ŋ'],
  ['o', 'ø'],
  ['t', 'ŧ'],
  ['ss', 'ß'],
  ['ae', 'æ'],
  ['oe', 'œ'],
  ['th', 'þ'],
  // Greek, at the end of a word
  ['σ', 'ς'],
  // Alef, yeh, kaf, heh and teh marbuta, noon, waw, as Arabic, Persian, Urdu and their keyboards write them
  ['ا', 'ٱٲٳ'],
  ['ي', 'ىیېۍێےؠؽؾؿ'],
  ['ك', 'کڪػؼ'],
  ['ه', 'ةۃہھە'],
  ['ن', 'ں'],
  ['و', 'ۄۆۇۈۋ'],
];
export const SPELT_ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  TYPED_AS.flatMap(([key, letters]) => [...letters].map((letter) => [letter, key])),
);

/** Key of one letter of a decomposed text without marks. */
export function characterKey(letter: string): string {
  const small = asciiDigits(letter.toLowerCase());
  return SPELT_ALIKE[small] ?? small;
}

const PLAIN = /^[A-Za-z\d]+(?: [A-Za-z\d]+)*$/;

/**
 * The form in which a text is searched and compared, the same for every spelling of it (ADR 43). `kernel.search_key`
 * computes the same in the database.
 */
export const searchKey = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : normalizeCompatibility(text, 'NFKD')
        .replace(STRIPPED, '')
        .replace(/[\p{L}\p{N}]/gu, characterKey)
        .replace(BETWEEN_WORDS, ' ')
        .trim();
