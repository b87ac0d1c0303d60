import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiSignInFor, signInFor, wayBack } from './way-back.ts';

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://mithaq.example' } }));
afterEach(() => vi.unstubAllGlobals());

const asked = (next: string) => wayBack(new URLSearchParams({ next }));

test('a sign-in leads back to the page that asked for it, with all that its address said', () => {
  const place = { pathname: '/account-settings', search: '?tab=security', hash: '#devices' };
  const address = '?next=%2Faccount-settings%3Ftab%3Dsecurity%23devices';
  expect([signInFor(place), apiSignInFor(place)]).toEqual([`/auth${address}`, `/api/login${address}`]);
  expect(wayBack(new URLSearchParams(address))).toBe('/account-settings?tab=security#devices');
});

test.each(['/', '/auth', '/landing', '/signup'])('nobody is led back to %s', (pathname) => {
  expect(signInFor({ pathname, search: '', hash: '' })).toBe('/auth');
  expect(asked(pathname)).toBe(null);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/messages',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'messages',
  '/api/logout',
  '/messages/../api/logout',
  '',
])('%j leads nowhere', (next) => {
  expect(asked(next)).toBe(null);
});
