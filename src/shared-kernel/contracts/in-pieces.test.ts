import { expect, test } from 'vitest';
import type { Flag } from './flags.ts';
import { inPieces } from './in-pieces.ts';

const found = (...words: string[]): Flag[] => words.map((found) => ({ kind: 'alone', found }));

test.each([
  ['Nothing here.', [], ['Nothing here.'], []],
  ['Let us meet alone.', found('meet alone'), ['Let us ', 'meet alone', '.'], ['meet alone']],
  ['Alone? (Alone?)', found('(Alone?)', 'Alone?'), ['Alone?', ' ', '(Alone?)'], ['Alone?', '(Alone?)']],
  ['call, call me', found('call', 'call me'), ['call', ', ', 'call me'], ['call', 'call me']],
])('%j in its order, with what was found apart', (text, flags, pieces, marked) => {
  const all = inPieces(text, flags);
  expect(all.map(({ words }) => words)).toEqual(pieces);
  expect(all.filter(({ isFound }) => isFound).map(({ words }) => words)).toEqual(marked);
});
