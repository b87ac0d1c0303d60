import { createHmac, timingSafeEqual } from 'node:crypto';
import { notificationSettings } from '../../contracts/account.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { opaqueId } from '#kernel/contracts/fields.ts';
import type { UnsubscribeTarget } from '../../domain/account-settings.ts';

/** Replaces the setting in a token for a series without one. */
const SERIES_ALONE = 'series';

const sign = ({ accountId, setting, series }: UnsubscribeTarget, key: string): Buffer =>
  createHmac('sha256', key)
    .update(`unsubscribe ${accountId} ${setting ?? SERIES_ALONE}${series === null ? '' : ` ${series}`}`)
    .digest();

/** Names what it ends, signed with the account's own key. */
export const unsubscribeToken = (named: UnsubscribeTarget, key: string): string =>
  [
    named.accountId,
    named.setting ?? SERIES_ALONE,
    sign(named, key).toString('base64url'),
    ...(named.series ? [named.series] : []),
  ].join('.');

/** Reads a token without checking its signature; null if it is malformed. */
export function readUnsubscribeToken(token: string): UnsubscribeTarget | null {
  const [account, name, , its = null] = token.split('.');
  const { data: accountId } = userId.safeParse(account);
  const setting = name === SERIES_ALONE && its ? null : notificationSettings.find((known) => known === name);
  const { data: series } = opaqueId.nullable().safeParse(its);
  return setting !== undefined && accountId && series !== undefined ? { accountId, setting, series } : null;
}

export function isSignedBy(token: string, key: string): boolean {
  const named = readUnsubscribeToken(token);
  if (!named) return false;
  const expected = sign(named, key);
  const given = Buffer.from(token.split('.')[2] ?? '', 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
