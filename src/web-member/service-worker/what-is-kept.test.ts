import { expect, test } from 'vitest';
import { endsOwn, isOwnPage, isPublicPage, isToldOffline, mayBeKept } from './what-is-kept.ts';

test.each([
  '/help',
  '/support',
  '/account-settings',
  '/decide/secret',
  '/ar/decide/secret',
  '/step-down/secret',
  '/unsubscribe/secret',
])('nothing is kept of %s, and the worker has no word about it', (address) => {
  expect([isOwnPage(address), isPublicPage(address), isToldOffline(address)]).toEqual([false, false, false]);
});

test.each([
  '/api/user',
  '/admin-dashboard',
  '/auth',
  '/confirm-email',
  '/reset-password',
  '/wali-verify',
  '/guardian-claim',
  '/guardian-verify',
  '/subscribe',
  '/subscription-dashboard',
  '/consultations',
  '/leaving',
])('nothing is kept of %s', (address) => {
  expect([isOwnPage(address), isPublicPage(address)]).toEqual([false, false]);
});

test.each(['/guidance', '/ur/guidance', '/guidance/prayer-times', '/guidance/what-a-wali-is-for'])(
  'everybody may keep %s',
  (address) => {
    expect([isPublicPage(address), isOwnPage(address), isToldOffline(address)]).toEqual([true, false, true]);
  },
);

test.each(['/dashboard', '/messages', '/messages/1', '/matches/1/path', '/interest-requests', '/guardian/approvals/1'])(
  'who wishes so keeps %s',
  (address) => {
    expect([isOwnPage(address), isPublicPage(address), isToldOffline(address)]).toEqual([true, false, true]);
  },
);

const answered = (cacheControl: string | null, more: Partial<Pick<Response, 'status' | 'type'>> = {}) => ({
  status: 200,
  type: 'basic' as const,
  headers: new Headers(cacheControl === null ? {} : { 'Cache-Control': cacheControl }),
  ...more,
});

test('the server says what may be kept', () => {
  expect(mayBeKept(answered('no-cache'))).toBe(true);
  for (const said of ['private, no-store', 'no-store', null]) expect(mayBeKept(answered(said))).toBe(false);
  expect(mayBeKept(answered('no-cache', { status: 404 }))).toBe(false);
  expect(mayBeKept(answered('no-cache', { type: 'opaqueredirect' }))).toBe(false);
});

test('whoever is shown the sign-in has no session here; whoever is sent on from it has one', () => {
  expect(endsOwn('/auth', { status: 200 })).toBe(true);
  expect(endsOwn('/auth', { status: 0 })).toBe(false);
  expect(endsOwn('/api/logout', { status: 0 })).toBe(true);
  expect(endsOwn('/dashboard', { status: 200 })).toBe(false);
});
