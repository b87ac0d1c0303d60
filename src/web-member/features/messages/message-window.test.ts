import { expect, test } from 'vitest';
import { withNewest } from './message-window.ts';

const messages = (...ids: number[]) => ids.map((id) => ({ id: String(id) }));

test.each([
  ['nothing new', messages(3, 4, 5), messages(3, 4, 5), messages(3, 4, 5)],
  ['one more', messages(3, 4, 5), messages(4, 5, 6), messages(3, 4, 5, 6)],
  ['as many as one answer holds, less one', messages(3, 4, 5), messages(5, 6, 7), messages(3, 4, 5, 6, 7)],
  ['one that was let through in their midst', messages(3, 5, 7), messages(5, 6, 7), messages(3, 5, 6, 7)],
  ['nothing before and nothing now', [], [], []],
])('%s', (_, shown, newest, expected) => {
  expect(withNewest(shown, newest)).toEqual(expected);
});

test.each([
  ['more than one answer holds', messages(3, 4, 5), messages(6, 7, 8)],
  ['the first words', [], messages(1)],
  ['nothing any more', messages(1), []],
])('%s does not go on from what is shown', (_, shown, newest) => {
  expect(withNewest(shown, newest)).toBeNull();
});

test('what has become of a message replaces how it was', () => {
  const was = [{ id: '1', state: 'waits' }];
  const is = [{ id: '1', state: 'delivered' }];
  expect(withNewest(was, is)).toEqual(is);
});
