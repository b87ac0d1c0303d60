import type { MessageView } from '#modules/messaging/contracts/messages.schema.ts';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

const HIS = 1;
const HERS = 2;
let count = 0;
const written = (senderId: number, state: MessageView['state'], day = '12', more: Partial<MessageView> = {}) =>
  ({
    id: String(++count),
    senderId,
    state,
    createdAt: `2026-11-${day}T12:00:00.000Z`,
    declineReason: null,
    ...more,
  }) as MessageView;
const subscribed = (messages: MessageView[]) =>
  linesOf(messages, ({ state }) => state).map(({ day, opens, state }) => [day, opens, state]);

test('a day is shown at its first message, and a state where it changes', () => {
  expect(
    subscribed([
      written(HIS, 'delivered'),
      written(HIS, 'delivered'),
      written(HERS, 'delivered'),
      written(HIS, 'delivered', '13'),
      written(HIS, 'guardian_review', '13'),
    ]),
  ).toEqual([
    ['12 Nov 2026', true, undefined],
    [undefined, false, 'delivered'],
    [undefined, true, 'delivered'],
    ['13 Nov 2026', true, 'delivered'],
    [undefined, false, 'guardian_review'],
  ]);
});

test('messages declined for different reasons have separate states', () => {
  const [first, second, third] = subscribed([
    written(HIS, 'declined', '12', { declineReason: 'Not yet, please.' }),
    written(HIS, 'declined', '12', { declineReason: 'Not yet, please.' }),
    written(HIS, 'declined'),
  ]);
  expect([first?.[2], second?.[2], third?.[2]]).toEqual([undefined, 'declined', 'declined']);
});

test('an empty conversation has no lines', () => {
  expect(linesOf([], () => '')).toEqual([]);
});
