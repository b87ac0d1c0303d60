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
])('%s is not stored, and the worker does not replace it', (address) => {
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
  '/signed-out',
])('%s is not stored', (address) => {
  expect([isOwnPage(address), isPublicPage(address)]).toEqual([false, false]);
});

test.each(['/guidance', '/ur/guidance', '/guidance/prayer-times', '/guidance/what-a-wali-is-for'])(
  '%s may be stored for everybody',
  (address) => {
    expect([isPublicPage(address), isOwnPage(address), isOfflinePage(address)]).toEqual([true, false, true]);
  },
);

test.each(['/dashboard', '/messages', '/messages/1', '/matches/1/path', '/interest-requests', '/guardian/approvals/1'])(
  '%s is stored for accounts that enabled it',
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

test('the server decides what may be stored', () => {
  expect(isCacheable(answered('no-cache'))).toBe(true);
  for (const said of ['private, no-store', 'no-store', null]) expect(isCacheable(answered(said))).toBe(false);
  expect(isCacheable(answered('no-cache', { status: 404 }))).toBe(false);
  expect(isCacheable(answered('no-cache', { type: 'opaqueredirect' }))).toBe(false);
});

test('a page that only visitors are shown proves that there is no session', () => {
  const ofVisitors = { ...answered('no-cache'), headers: new Headers({ 'Cache-Control': 'no-cache', Vary: 'Cookie' }) };
  const ofTheApp = {
    ...answered(null),
    headers: new Headers({ 'Cache-Control': 'private, no-store', Vary: 'Cookie' }),
  };
  expect(endsOwn('/auth', ofTheApp)).toBe(true);
  expect(endsOwn('/ar/auth', ofTheApp)).toBe(true);
  expect(endsOwn('/', ofVisitors)).toBe(true);
  // A redirect from the sign-in means that there is a session.
  expect(endsOwn('/auth', answered(null, { status: 0 }))).toBe(false);
  expect(endsOwn('/dashboard', ofTheApp)).toBe(false);
  // Files are the same for everybody.
  expect(endsOwn('/manifest.webmanifest', answered('no-cache'))).toBe(false);
});

test.each(['/api/auth/signout', '/ar/api/auth/signout', '/api/logout'])('%s signs out', (address) => {
  expect(signsOut(address)).toBe(true);
});

test.each(['/api/auth/signin', '/logout', '/dashboard'])('%s does not sign out', (address) => {
  expect(signsOut(address)).toBe(false);
});
