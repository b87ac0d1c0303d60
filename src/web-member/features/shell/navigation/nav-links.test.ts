import { expect, test } from 'vitest';
import type { Session } from '../../session/index.ts';
import { footLinks, LABELLED, navLinks } from './nav-links.ts';

const nobody: Session = { user: null, profile: null, guardian: null };
const paths = (session: Partial<Session>) => navLinks({ ...nobody, ...session }).map(({ to }) => to);
const onPhone = (session: Partial<Session>) => {
  const { bar, rest: remaining } = footLinks({ ...nobody, ...session });
  return { bar: bar.map(({ to }) => to), rest: remaining.map(({ to }) => to) };
};
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

test('a member has eight links, six of them with labels', () => {
  expect(paths({ user: user({}), profile })).toEqual(member);
  expect(member.slice(LABELLED)).toEqual(['/subscription-dashboard', '/account-settings']);
});

test.each(['admin', 'moderator'] as const)('for an account with the role %s the console comes first', (role) => {
  expect(paths({ user: user({ role }) })).toEqual(['/admin-dashboard', ...member]);
});

test('a member of staff who is also a guardian has both', () => {
  const both = user({ role: 'admin', isGuardian: true });
  expect(paths({ user: both, profile, guardian })).toEqual(['/admin-dashboard', ...member, '/guardian-dashboard']);
  expect(paths({ user: both, guardian }).slice(0, 2)).toEqual(['/admin-dashboard', '/guardian-dashboard']);
});

test('a guardian without a profile has the short menu', () => {
  expect(paths({ user: user({ isGuardian: true }), guardian })).toEqual([
    '/guardian-dashboard',
    '/ward-profiles',
    '/browse',
    '/guardian-messages',
    '/guidance',
    '/account-settings',
  ]);
});

test('a member who is also a guardian has one more link', () => {
  expect(paths({ user: user({ isGuardian: true }), guardian, profile })).toEqual([...member, '/guardian-dashboard']);
});

const memberBar = ['/dashboard', '/browse', '/interest-requests', '/messages'];
const memberOverflow = ['/profile', '/guidance', '/subscription-dashboard', '/account-settings'];
const withHelp = [...memberOverflow, '/help'];

test.each([
  ['a member', { user: user({}), profile }, memberBar, withHelp],
  ['an admin', { user: user({ role: 'admin' }) }, memberBar, ['/admin-dashboard', ...withHelp]],
  [
    'a member who is a guardian as well',
    { user: user({ isGuardian: true }), guardian, profile },
    memberBar,
    [...memberOverflow, '/guardian-dashboard', '/help'],
  ],
  [
    'a guardian without a profile',
    { user: user({ isGuardian: true }), guardian },
    ['/guardian/approvals', '/ward-profiles', '/guardian-messages'],
    ['/guardian-dashboard', '/browse', '/guidance', '/account-settings', '/help'],
  ],
])('on a phone each link of %s is either in the bar or behind More', (_who, session, bar, remaining) => {
  expect(onPhone(session)).toEqual({ bar, rest: remaining });
});
