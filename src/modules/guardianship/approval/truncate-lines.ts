import { truncate } from '#kernel/contracts/truncate.ts';

/** Truncates a text to its first lines and to the characters that fit into them. */
export function truncateLines(words: string, { lines, signs }: { lines: number; signs: number }): string {
  const given = words
    .split(/[\r\n\u0085\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const begin = given.slice(0, lines).join('\n');
  if (begin.length <= signs) return given.length > lines ? `${begin} …` : begin;
  return truncate(begin, signs, { wholeWords: true, mark: ' …' });
}
