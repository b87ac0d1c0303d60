import { expect, test } from 'vitest';
import { stepsOf } from './steps-of.ts';

const states = (input: Parameters<typeof stepsOf>[0]) => stepsOf(input).map(({ state }) => state);

test.each([
  ['nothing yet', { complete: false, hasSentRequest: false, matches: 0 }, ['now', 'next', 'next']],
  ['a complete profile', { complete: true, hasSentRequest: false, matches: 0 }, ['done', 'now', 'next']],
  ['a request sent', { complete: true, hasSentRequest: true, matches: 0 }, ['done', 'done', 'now']],
  ['a match', { complete: true, hasSentRequest: false, matches: 1 }, ['done', 'done', 'done']],
])('the steps of a member with %s', (_, input, expected) => {
  expect(states(input)).toEqual(expected);
});
