import { asciiDigits } from '../contracts/digits.ts';

/** Marks, vowel signs, joiners, the stroke that lengthens Arabic words, and the hamza and apostrophes that come and go. */
export const STRIPPED = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}\u0640\u0621\u0674\u2800'’‘‛ʻʼʽʾʿˈ`´]/gu;
/** What is no part of a word stands between two. */
export const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Letters that Unicode does not decompose and that people type as others, each in its small form. */
export const SPELT_ALIKE: Readonly<Record<string, string>> = {
  // Latin
  ...{
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    ı: 'i',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ə: 'e',
    ĸ: 'k',
    ɖ: 'd',
    ɗ: 'd',
    ɓ: 'b',
    ƙ: 'k',
    ɠ: 'g',
  },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  // Greek: at the end of a word
  ς: 'σ',
  // Arabic: alef, yeh, kaf, heh, noon and waw as Arabic, Persian, Urdu and their keyboards write them
  ...{ ٱ: 'ا', ٲ: 'ا', ٳ: 'ا', ى: 'ي', ی: 'ي', ې: 'ي', ۍ: 'ي', ێ: 'ي', ے: 'ي', ؠ: 'ي', ؽ: 'ي', ؾ: 'ي', ؿ: 'ي' },
  ...{
    ک: 'ك',
    ڪ: 'ك',
    ػ: 'ك',
    ؼ: 'ك',
    ة: 'ه',
    ۃ: 'ه',
    ہ: 'ه',
    ھ: 'ه',
    ە: 'ه',
    ں: 'ن',
    ۄ: 'و',
    ۆ: 'و',
    ۇ: 'و',
    ۈ: 'و',
    ۋ: 'و',
  },
};

/** The form of one letter, of a decomposed text without marks. */
export function letterKey(letter: string): string {
  const small = asciiDigits(letter.toLowerCase());
  return SPELT_ALIKE[small] ?? small;
}

const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/;

/**
 * A text as it is searched and compared, the same for every spelling that people take for one (ADR 0043).
 * `kernel.search_key` makes the same of it in the database.
 */
export const searchKey = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(STRIPPED, '')
        .replace(/[\p{L}\p{N}]/gu, letterKey)
        .replace(BETWEEN_WORDS, ' ')
        .trim();
