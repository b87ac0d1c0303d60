import { sentenceEnds } from '#modules/matchmaking/contracts/quotes/sentences.ts';
import { truncate } from '#kernel/contracts/truncate.ts';

/** As many characters as five lines of a card have on a phone. */
export const EXCERPT_LENGTH = 185;

/** Returns the sentences that fit into the length, or as many words of the first sentence, with an ellipsis. */
export function firstSentences(text: string, length = EXCERPT_LENGTH): string {
  const whole = text.trim();
  if (whole.length <= length) return whole;
  const end = sentenceEnds(whole).findLast((place) => place <= length);
  if (end !== undefined) return whole.slice(0, end);
  return truncate(whole, length, { wholeWords: true, markCounts: true });
}
