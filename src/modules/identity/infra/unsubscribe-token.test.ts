import { expect, test } from 'vitest';
import type { UserId } from '#kernel/ids.ts';
import { isSignedBy, readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const amina = '0190f3a2-0000-7000-8000-000000000001' as UserId;
const other = '0190f3a2-0000-7000-8000-000000000002';
const token = unsubscribeToken(amina, 'matchNotifications', 'key');

test('a token names the account and the kind, and holds under its key alone', () => {
  expect(readUnsubscribeToken(token)).toEqual({ accountId: amina, setting: 'matchNotifications' });
  expect(isSignedBy(token, 'key')).toBe(true);
  expect(isSignedBy(token, 'another key')).toBe(false);
});

test.each([
  ['another account', token.replace(amina, other)],
  ['another kind', token.replace('matchNotifications', 'emailNotifications')],
  ['no signature', token.split('.').slice(0, 2).join('.')],
  ['half a signature', token.slice(0, -8)],
  ['a setting that is none', token.replace('matchNotifications', 'twoFactorEnabled')],
  ['nonsense', 'unknown-token'],
])('it does not hold for %s', (_, forged) => {
  expect(isSignedBy(forged, 'key')).toBe(false);
});
