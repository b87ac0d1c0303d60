import type { Flag } from './flags.ts';

/** A text in its order, in pieces: the words in which something was found stand apart. */
export function inPieces(text: string, flags: Flag[]): { words: string; isFound: boolean }[] {
  if (flags.length === 0) return [{ words: text, isFound: false }];
  // The longer first, where one begins as the other does.
  const excerpts = flags.map(({ found: excerpts }) => excerpts).toSorted((one, other) => other.length - one.length);
  const literally = excerpts.map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`(${literally.join('|')})`));
  return pieces.map((words, place) => ({ words, isFound: place % 2 === 1 })).filter(({ words }) => words !== '');
}
