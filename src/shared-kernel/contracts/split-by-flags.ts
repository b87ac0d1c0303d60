import type { Flag } from './flags.ts';

/** Splits a text at the words that were flagged. */
export function splitByFlags(text: string, flags: Flag[]): { words: string; isFlagged: boolean }[] {
  if (flags.length === 0) return [{ words: text, isFlagged: false }];
  // Longer excerpts first, since a shorter one may begin alike.
  const excerpt = flags.map(({ excerpt }) => excerpt).toSorted((one, other) => other.length - one.length);
  const literally = excerpt.map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`(${literally.join('|')})`));
  return pieces.map((words, place) => ({ words, isFlagged: place % 2 === 1 })).filter(({ words }) => words !== '');
}
