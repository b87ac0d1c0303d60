const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
export const fromRightToLeft = (words: string): boolean => RIGHT_TO_LEFT.test(words);
const ISOLATE = '\u2068';
const END = '\u2069';

/** Isolates a person's words within a sentence, in their own direction. */
export const isolated = (words: string, sentence = ''): string =>
  fromRightToLeft(words + sentence) ? `${ISOLATE}${words}${END}` : words;
