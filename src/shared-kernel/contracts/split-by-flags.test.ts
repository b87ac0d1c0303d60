import { expect, test } from 'vitest';
import type { Flag } from './flags.ts';
import { splitByFlags } from './split-by-flags.ts';

const results = (...words: string[]): Flag[] => words.map((results) => ({ kind: 'alone', excerpt: results }));

test.each([
  ['Nothing here.', [], ['Nothing here.'], []],
  ['Let us meet alone.', results('meet alone'), ['Let us ', 'meet alone', '.'], ['meet alone']],
  ['Alone? (Alone?)', results('(Alone?)', 'Alone?'), ['Alone?', ' ', '(Alone?)'], ['Alone?', '(Alone?)']],
  ['call, call me', results('call', 'call me'), ['call', ', ', 'call me'], ['call', 'call me']],
])('%j in its order, with what was found apart', (text, flags, pieces, marked) => {
  const all = splitByFlags(text, flags);
  expect(all.map(({ words }) => words)).toEqual(pieces);
  expect(all.filter(({ isFlagged }) => isFlagged).map(({ words }) => words)).toEqual(marked);
});
