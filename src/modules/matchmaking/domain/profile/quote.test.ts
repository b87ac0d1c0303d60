import { expect, test } from 'vitest';
import type { DomainError } from '#kernel/errors.ts';
import type { PromptAnswer } from '../../contracts/prompts/prompts.ts';
import { QUOTE_MAX, QUOTE_MIN, quotableSentences } from '../../contracts/quotes/quotable.ts';
import { requireQuotable } from './quote.ts';

const LONGEST = `${'a'.repeat(QUOTE_MAX - 1)}.`;
const SHORTEST = `${'b'.repeat(QUOTE_MIN - 1)}.`;
const bio = `I build bridges. Do you like rain? ${LONGEST} ${SHORTEST} Too short. x${LONGEST}`;
const promptAnswers: PromptAnswer[] = [{ promptId: 1, text: 'We bake bread, and nobody hurries. I build bridges.' }];
const profile = { shownAnswers: { bio, promptAnswers } };

test('a request may quote short answers and the introduction, each sentence once', () => {
  expect(quotableSentences({ aboutMe: bio, promptAnswers })).toEqual([
    'We bake bread, and nobody hurries.',
    'I build bridges.',
    'Do you like rain?',
    LONGEST,
    SHORTEST,
  ]);
});

test.each([null, 'I build bridges.', 'We bake bread, and nobody hurries.', LONGEST, SHORTEST])('allows %s', (quote) => {
  expect(() => requireQuotable(quote, profile)).not.toThrow();
});

test.each([
  ['a part of a sentence', 'bake bread, and nobody hurries.'],
  ['two sentences', 'We bake bread, and nobody hurries. I build bridges.'],
  ['a sentence of nobody', 'I build ships.'],
  ['other letters', 'i build bridges.'],
  ['a sentence that is too short', 'Too short.'],
  ['a sentence that is too long', `x${LONGEST}`],
  ['nothing', ''],
])('refuses %s, and names the field', (_what, quote) => {
  const refusal = { code: 'common.invalid', fields: { quote: expect.any(String) as string } };
  expect(() => requireQuotable(quote, profile)).toThrow(expect.objectContaining(refusal) as DomainError);
});

test('a profile without words has nothing to quote', () => {
  const empty = { shownAnswers: {} };
  expect(() => requireQuotable('I build bridges.', empty)).toThrow('common.invalid');
});
