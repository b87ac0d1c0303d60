import { expect, test } from 'vitest';
import type { Duty, Role } from '#kernel/contracts/roles.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { addressOf, mayDo, tabsFor } from './navigation.ts';

const user = (role: Role, ...duties: Duty[]) => ({ role, duties }) as unknown as User;
const pagesOf = (who: User) => tabsFor(who).flatMap((tab) => tab.pages?.map((page) => page.to) ?? [addressOf(tab)]);
const content = ['/articles', '/site-content', '/prompts', '/topics', '/example-profiles'];
const money = [
  '/users',
  '/subscription-plans',
  '/subscriptions',
  '/payments',
  '/promo-codes',
  '/refunds',
  '/payment-disputes',
];
const cases = [
  '/users',
  '/reports',
  '/rewrites',
  '/guardian-disputes',
  '/guardian-checks',
  '/support',
  '/consultations',
];

test.each<[User, string[]]>([
  [user('staff', 'content'), content],
  [user('staff', 'money'), money],
  [user('staff', 'cases'), cases],
  [user('staff', 'figures', 'content'), ['/', ...content]],
  [user('member', 'money'), []],
])('%j is shown the pages of the duties only', (who, expected) => {
  expect(pagesOf(who).sort()).toEqual([...expected].sort());
});

test('the rights of a moderator and of an admin are as they were', () => {
  const moderator = user('moderator');
  const closed = ['/payments', '/refunds', '/support', '/guardian-disputes', '/site', '/audit'];
  expect(pagesOf(moderator)).toEqual(expect.arrayContaining(['/', '/users', '/articles', '/promo-codes', '/reports']));
  expect(pagesOf(moderator).filter((page) => closed.includes(page))).toEqual([]);
  expect(pagesOf(user('admin'))).toEqual(expect.arrayContaining(closed));
});

test('a duty allows editing, a moderator edits nothing but resolves reports', () => {
  const edits = (who: User) =>
    ['articles', 'promo-codes', 'users', 'site'].filter((resource) => mayDo(who, resource, 'edit'));
  expect(edits(user('staff', 'content'))).toEqual(['articles']);
  expect(edits(user('moderator'))).toEqual([]);
  expect(edits(user('admin'))).toEqual(['articles', 'promo-codes', 'users', 'site']);
  expect([mayDo(user('moderator'), 'reports', 'edit'), mayDo(user('staff', 'money'), 'reports', 'list')]).toEqual([
    true,
    false,
  ]);
});
