import { expect, test } from 'vitest';
import type { Flag } from './flags.ts';
import { inPieces } from './in-pieces.ts';

const results = (...words: string[]): Flag[] => words.map((results) => ({ kind: 'alone', found: results }));

test.each([
  ['Nothing here.', [], ['Nothing here.'], []],
  ['Let us meet alone.', results('meet alone'), ['Let us ', 'meet alone', '.'], ['meet alone']],
  ['Alone? (Alone?)', results('(Alone?)', 'Alone?'), ['Alone?', ' ', '(Alone?)'], ['Alone?', '(Alone?)']],
  ['call, call me', results('call', 'call me'), ['call', ', ', 'call me'], ['call', 'call me']],
])('%j in its order, with what was found apart', (text, flags, pieces, marked) => {
  const all = inPieces(text, flags);
  expect(all.map(({ words }) => words)).toEqual(pieces);
  expect(all.filter(({ isFound }) => isFound).map(({ words }) => words)).toEqual(marked);
});
