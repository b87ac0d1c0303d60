import { languageIds } from '#kernel/i18n/languages.ts';
import { expect, test } from 'vitest';
import { mailedPages } from '../../mailed-routes.tsx';
import { everyPage } from '../../routes.tsx';
import { translatedLanguages } from './page-state.ts';

const languagesOf = translatedLanguages([...mailedPages, ...everyPage]);

const ofVisitors = [
  '/',
  '/landing',
  '/for-families',
  '/pricing',
  '/example-profiles',
  '/privacy-policy',
  '/terms-of-service',
  '/guidance',
  '/guidance/what-a-guardian-does',
  '/guidance/prayer-times',
  '/how-fit-is-worked-out',
  '/auth',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/signup-payment',
  '/signup-success',
  '/no/such/page',
];
const ofMembers = [
  '/dashboard',
  '/profile',
  '/create-profile',
  '/guardian-setup',
  '/guardian-pending',
  '/wali-pending',
  '/matches',
  '/messages',
  '/messages/1',
  '/interest-requests',
  '/saved',
  '/subscription-dashboard',
  '/subscribe',
  '/subscription-success',
  '/support',
  '/consultations',
];
const ofGuardians = [
  '/wali-verify',
  '/guardian-claim',
  '/guardian-verify',
  '/guardian-dashboard',
  '/ward-profiles',
  '/guardian/approvals',
  '/guardian/approval/1',
  '/guardian-messages',
  '/guardian-messages/1',
  '/browse',
  '/profile-details/7',
  '/account-settings',
  '/decide/token',
  '/decide/invitation/1',
  '/step-down/token',
  '/unsubscribe/token',
];

test.each([...ofVisitors, ...ofMembers, ...ofGuardians])('%s exists in every language', (pathname) => {
  expect(languagesOf(pathname)).toEqual(languageIds);
});

test('a page exists only in the languages that have all of its texts', () => {
  const routes = [{ path: 'plain', lazy: Object.assign(async () => ({}), { texts: ['nav', 'no such texts'] }) }];
  expect(translatedLanguages(routes)('/plain')).toEqual(['en']);
});
