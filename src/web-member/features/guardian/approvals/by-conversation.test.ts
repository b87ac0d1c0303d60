import { expect, test } from 'vitest';
import { byConversation } from './by-conversation.ts';

test('conversations are in the order of their first items, each with its items in order', () => {
  const item = (wardFirstName: string, other: number | null, words: string) => ({ wardFirstName, other, words });
  const items = [item('Amina', 12, 'a'), item('Amina', 13, 'b'), item('Hafsa', 12, 'c'), item('Amina', 12, 'd')];
  const groups = byConversation(items, (one) => one);
  expect(
    groups.map((group) => [group.wardFirstName, group.other, group.items.map(({ words }) => words).join('')]),
  ).toEqual([
    ['Amina', 12, 'ad'],
    ['Amina', 13, 'b'],
    ['Hafsa', 12, 'c'],
  ]);
});
