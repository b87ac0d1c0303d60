/** Letters that run from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const ISOLATE = '\u2068';
const END = '\u2069';

/** What somebody wrote, as it stands within a sentence of ours: in its own direction, and apart from its neighbours. */
export const isolated = (words: string): string => (RIGHT_TO_LEFT.test(words) ? `${ISOLATE}${words}${END}` : words);
