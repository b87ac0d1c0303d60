/** Letters that run from right to left, and whether there are any. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
export const fromRightToLeft = (words: string): boolean => RIGHT_TO_LEFT.test(words);
const ISOLATE = '\u2068';
const END = '\u2069';

/** What somebody wrote, as it stands within a sentence of ours: in its own direction, and apart from its neighbours. */
export const isolated = (words: string, sentence = ''): string =>
  fromRightToLeft(words + sentence) ? `${ISOLATE}${words}${END}` : words;
