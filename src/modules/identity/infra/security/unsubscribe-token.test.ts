import { expect, test } from 'vitest';
import type { UserId } from '#kernel/values/ids.ts';
import { isSignedBy, readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const amina = '0190f3a2-0000-7000-8000-000000000001' as UserId;
const other = '0190f3a2-0000-7000-8000-000000000002';
const series = '0190f3a2-0000-7000-8000-000000000003';
const all = { accountId: amina, setting: 'matchNotifications', series: null } as const;
const token = unsubscribeToken(all, 'key');
const ofSeries = unsubscribeToken({ ...all, series }, 'key');
const seriesAlone = { accountId: amina, setting: null, series } as const;
const ofSeriesAlone = unsubscribeToken(seriesAlone, 'key');

test('a token names what it ends, and is valid only under its key', () => {
  expect(readUnsubscribeToken(token)).toEqual(all);
  expect(readUnsubscribeToken(ofSeries)).toEqual({ ...all, series });
  expect(readUnsubscribeToken(ofSeriesAlone)).toEqual(seriesAlone);
  for (const one of [token, ofSeries, ofSeriesAlone]) {
    expect(isSignedBy(one, 'key')).toBe(true);
    expect(isSignedBy(one, 'another key')).toBe(false);
  }
});

test.each([
  ['another account', token.replace(amina, other)],
  ['another kind', token.replace('matchNotifications', 'emailNotifications')],
  ['no signature', token.split('.').slice(0, 2).join('.')],
  ['half a signature', token.slice(0, -8)],
  ['a setting that is none', token.replace('matchNotifications', 'twoFactorEnabled')],
  ['a series', `${token}.${series}`],
  ['another series', ofSeries.replace(series, other)],
  ['all that the setting governs', ofSeries.replace(`.${series}`, '')],
  ['a series of a setting', ofSeriesAlone.replace('.series.', '.matchNotifications.')],
  ['no series at all', ofSeriesAlone.replace(`.${series}`, '')],
  ['a series that is none', `${token}.mine`],
  ['nonsense', 'unknown-token'],
])('it does not hold for %s', (_, forged) => {
  expect(isSignedBy(forged, 'key')).toBe(false);
});
