import { expect, test } from 'vitest';
import { apiSignInFor, signInFor, returnTo } from './return-to.ts';

const returnFor = (next: string) => returnTo(new URLSearchParams({ next }));

test('a sign-in leads back to the page that required it, with its whole address', () => {
  const place = { pathname: '/account-settings', search: '?tab=security', hash: '#devices' };
  const address = '?next=%2Faccount-settings%3Ftab%3Dsecurity%23devices';
  expect([signInFor(place), apiSignInFor(place)]).toEqual([`/auth${address}`, `/api/login${address}`]);
  expect(returnTo(new URLSearchParams(address))).toBe('/account-settings?tab=security#devices');
});

test.each(['/', '/auth', '/landing', '/signup', '/ar', '/ar/auth', '/ur/landing', '/Auth'])(
  'a sign-in never leads back to %s',
  (pathname) => {
    expect(signInFor({ pathname, search: '', hash: '' })).toBe('/auth');
    expect(returnFor(pathname)).toBe(null);
  },
);

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/messages',
  '/\\elsewhere.example',
  '/.//elsewhere.example/messages',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'messages',
  '/api/logout',
  '/messages/../api/logout',
  '/ar/api/logout',
  '/ar/ur/api/logout',
  '/API/logout',
  '',
])('%j is no valid target', (next) => {
  expect(returnFor(next)).toBe(null);
});
