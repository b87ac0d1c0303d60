import { expect, test } from 'vitest';
import { byConversation } from './by-conversation.ts';

test('each conversation stands where its first item does, with all of its items in their order', () => {
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
