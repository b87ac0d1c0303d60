import type { Flag } from './flags.ts';

/** Splits a text at the words that were flagged. */
export function inPieces(text: string, flags: Flag[]): { words: string; isFound: boolean }[] {
  if (flags.length === 0) return [{ words: text, isFound: false }];
  // Longer excerpts first, since a shorter one may begin alike.
  const excerpts = flags.map(({ found: excerpts }) => excerpts).toSorted((one, other) => other.length - one.length);
  const literally = excerpts.map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`(${literally.join('|')})`));
  return pieces.map((words, place) => ({ words, isFound: place % 2 === 1 })).filter(({ words }) => words !== '');
}
