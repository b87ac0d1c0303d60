import { expect, test } from 'vitest';
import { endsOwn, isOwnPage, isPublicPage, isOfflinePage, isCacheable, signsOut } from './cache-policy.ts';

test.each([
  '/help',
  '/support',
  '/account-settings',
  '/decide/secret',
  '/ar/decide/secret',
  '/step-down/secret',
  '/unsubscribe/secret',
])('nothing is kept of %s, and the worker has no word about it', (address) => {
  expect([isOwnPage(address), isPublicPage(address), isOfflinePage(address)]).toEqual([false, false, false]);
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
    expect([isPublicPage(address), isOwnPage(address), isOfflinePage(address)]).toEqual([true, false, true]);
  },
);

test.each(['/dashboard', '/messages', '/messages/1', '/matches/1/path', '/interest-requests', '/guardian/approvals/1'])(
  'who wishes so keeps %s',
  (address) => {
    expect([isOwnPage(address), isPublicPage(address), isOfflinePage(address)]).toEqual([true, false, true]);
  },
);

const answered = (cacheControl: string | null, more: Partial<Pick<Response, 'status' | 'type'>> = {}) => ({
  status: 200,
  type: 'basic' as const,
  headers: new Headers(cacheControl === null ? {} : { 'Cache-Control': cacheControl }),
  ...more,
});

test('the server says what may be kept', () => {
  expect(isCacheable(answered('no-cache'))).toBe(true);
  for (const said of ['private, no-store', 'no-store', null]) expect(isCacheable(answered(said))).toBe(false);
  expect(isCacheable(answered('no-cache', { status: 404 }))).toBe(false);
  expect(isCacheable(answered('no-cache', { type: 'opaqueredirect' }))).toBe(false);
});

test('whoever is shown the sign-in, or what visitors alone are shown, has no session here', () => {
  const ofVisitors = { ...answered('no-cache'), headers: new Headers({ 'Cache-Control': 'no-cache', Vary: 'Cookie' }) };
  const ofTheApp = {
    ...answered(null),
    headers: new Headers({ 'Cache-Control': 'private, no-store', Vary: 'Cookie' }),
  };
  expect(endsOwn('/auth', ofTheApp)).toBe(true);
  expect(endsOwn('/ar/auth', ofTheApp)).toBe(true);
  expect(endsOwn('/', ofVisitors)).toBe(true);
  // Whoever is sent on from the sign-in has a session.
  expect(endsOwn('/auth', answered(null, { status: 0 }))).toBe(false);
  expect(endsOwn('/dashboard', ofTheApp)).toBe(false);
  // A file is the same for everybody.
  expect(endsOwn('/manifest.webmanifest', answered('no-cache'))).toBe(false);
});

test.each(['/api/auth/signout', '/ar/api/auth/signout', '/api/logout'])('%s signs out', (address) => {
  expect(signsOut(address)).toBe(true);
});

test.each(['/api/auth/signin', '/logout', '/dashboard'])('%s does not sign out', (address) => {
  expect(signsOut(address)).toBe(false);
});
