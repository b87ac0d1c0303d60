import { expect, test } from 'vitest';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { isDue, type Reader } from './conversation.ts';

const id = (n: number) => `0190f3a2-0000-7000-8000-00000000000${n}` as UserId;
const noon = new Date('2026-06-01T12:00:00Z');
const reader = (given: Pick<Reader, 'hasUnread' | 'lastMailedAt'>): Reader => ({
  accountId: id(1),
  profileId: 1 as ProfileId,
  other: { accountId: id(2), profileId: 2 as ProfileId },
  ...given,
});

test.each([
  ['never mailed', null, true, true],
  ['mailed an hour ago', '2026-06-01T11:00:00Z', true, true],
  ['mailed less than an hour ago', '2026-06-01T11:00:01Z', true, false],
  ['with nothing unread', null, false, false],
])('a reader %s', (_, mailed, hasUnread, expected) => {
  const lastMailedAt = mailed === null ? null : new Date(mailed);
  expect(isDue(reader({ hasUnread, lastMailedAt }), noon)).toBe(expected);
});
