import { createHmac, timingSafeEqual } from 'node:crypto';
import { notificationSettings, type NotificationSetting } from '../contracts/account.ts';
import { userId } from '#kernel/contracts/ids.ts';
import type { UserId } from '#kernel/ids.ts';

const sign = (accountId: string, setting: NotificationSetting, key: string): Buffer =>
  createHmac('sha256', key).update(`unsubscribe ${accountId} ${setting}`).digest();

/**
 * Names an account and a kind of e-mails, signed with the account's own key: it switches that kind off and does
 * nothing else.
 */
export const unsubscribeToken = (accountId: UserId, setting: NotificationSetting, key: string): string =>
  `${accountId}.${setting}.${sign(accountId, setting, key).toString('base64url')}`;

/** Whom and what a token names, before its signature is checked; null for what is no token. */
export function readUnsubscribeToken(token: string): { accountId: UserId; setting: NotificationSetting } | null {
  const [account, name] = token.split('.');
  const { data: accountId } = userId.safeParse(account);
  const setting = notificationSettings.find((known) => known === name);
  return setting && accountId ? { accountId, setting } : null;
}

/** Whether the account's key signed this token. */
export function isSignedBy(token: string, key: string): boolean {
  const named = readUnsubscribeToken(token);
  if (!named) return false;
  const expected = sign(named.accountId, named.setting, key);
  const given = Buffer.from(token.split('.')[2] ?? '', 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
