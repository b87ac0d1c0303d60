import { expect, test } from 'vitest';
import { withNewest } from './message-window.ts';

const messages = (...ids: number[]) => ids.map((id) => ({ id: String(id) }));

test.each([
  ['nothing new', messages(3, 4, 5), messages(3, 4, 5), messages(3, 4, 5)],
  ['one more', messages(3, 4, 5), messages(4, 5, 6), messages(3, 4, 5, 6)],
  ['as many as one response holds, less one', messages(3, 4, 5), messages(5, 6, 7), messages(3, 4, 5, 6, 7)],
  ['one approved between them', messages(3, 5, 7), messages(5, 6, 7), messages(3, 5, 6, 7)],
  ['nothing before and nothing now', [], [], []],
])('%s', (_, shown, newest, expected) => {
  expect(withNewest(shown, newest)).toEqual(expected);
});

test.each([
  ['more than one response holds', messages(3, 4, 5), messages(6, 7, 8)],
  ['the first message', [], messages(1)],
  ['nothing any more', messages(1), []],
])('%s cannot be merged with the messages on screen', (_, shown, newest) => {
  expect(withNewest(shown, newest)).toBeNull();
});

test('a changed message replaces its earlier version', () => {
  const was = [{ id: '1', state: 'waits' }];
  const is = [{ id: '1', state: 'delivered' }];
  expect(withNewest(was, is)).toEqual(is);
});
