import { expect, test } from 'vitest';
import type { Session } from '../session/index.ts';
import { LABELLED, navLinks } from './nav-links.ts';

const paths = (session: Partial<Session>) =>
  navLinks({ user: null, profile: null, guardian: null, ...session }).map(({ to }) => to);
const user = (facts: object) => ({ role: 'member', isGuardian: false, ...facts }) as Session['user'];
const profile = { gender: 'male' } as Session['profile'];
const guardian = { isSelf: true } as Session['guardian'];
const member = [
  '/dashboard',
  '/profile',
  '/browse',
  '/interest-requests',
  '/messages',
  '/guidance',
  '/subscription-dashboard',
  '/account-settings',
];

test('a member has the eight member links, six of them with words', () => {
  expect(paths({ user: user({}), profile })).toEqual(member);
  expect(member.slice(LABELLED)).toEqual(['/subscription-dashboard', '/account-settings']);
});

test('an admin has the console before them', () => {
  expect(paths({ user: user({ role: 'admin' }) })).toEqual(['/admin-dashboard', ...member]);
});

test('a guardian without a profile has the reduced menu', () => {
  expect(paths({ user: user({ isGuardian: true }), guardian })).toEqual([
    '/guardian-dashboard',
    '/ward-profiles',
    '/browse',
    '/guardian-messages',
    '/guidance',
    '/account-settings',
  ]);
});

test('a member who is a guardian as well keeps the member menu and gets one link more', () => {
  expect(paths({ user: user({ isGuardian: true }), guardian, profile })).toEqual([...member, '/guardian-dashboard']);
});
