import { truncate } from '#kernel/contracts/truncate.ts';

/** As many characters as five lines of a card have on a phone. */
export const EXCERPT_LENGTH = 185;

/** The end of a sentence in Latin or Arabic script, with what closes it, before a space. */
const SENTENCE_END = /[.!?…؟۔]+["'”’»)\]]*(?=\s)/gu;

/** Returns the sentences that fit into the length, or as many words of the first sentence, with an ellipsis. */
export function firstSentences(text: string, length = EXCERPT_LENGTH): string {
  const whole = text.trim();
  if (whole.length <= length) return whole;
  const ends = [...whole.matchAll(SENTENCE_END)].map(({ index, 0: mark }) => index + mark.length);
  const end = ends.findLast((place) => place <= length);
  if (end !== undefined) return whole.slice(0, end);
  return truncate(whole, length, { wholeWords: true, markCounts: true });
}
