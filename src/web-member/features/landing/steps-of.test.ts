import { expect, test } from 'vitest';
import { stepsOf } from './steps-of.ts';

const states = (standing: Parameters<typeof stepsOf>[0]) => stepsOf(standing).map(({ state }) => state);

test.each([
  ['nothing yet', { complete: false, asked: false, matches: 0 }, ['now', 'next', 'next']],
  ['a complete profile', { complete: true, asked: false, matches: 0 }, ['done', 'now', 'next']],
  ['a request sent', { complete: true, asked: true, matches: 0 }, ['done', 'done', 'now']],
  ['a match', { complete: true, asked: false, matches: 1 }, ['done', 'done', 'done']],
])('the steps of a member with %s', (_, standing, expected) => {
  expect(states(standing)).toEqual(expected);
});
