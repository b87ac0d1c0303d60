import { expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { TERMS_VERSION } from '../contracts/terms.ts';
import { Account, TIME_TO_RETURN } from './account.ts';
import { isMember, type DisablingAct } from './account-state.ts';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = after(monday, DAY);
const anAccount = (gender: 'male' | 'female' | null = null): Account => {
  const account = Account.open({
    id: newId<UserId>(monday),
    email: 'somebody@people.example',
    username: 'Somebody',
    firstName: null,
    passwordHash: 'hash',
    role: 'member',
    gender,
    language: 'en',
    createdAt: monday,
    emailConfirmedAt: null,
  });
  account.takeEvents();
  return account;
};
const byStaff: DisablingAct = { cause: 'rules', by: newId<UserId>(monday), at: monday };
const factsOf = (account: Account): string[] => account.takeEvents().map(({ type }) => type);

function refusalOf(act: () => void): DomainError {
  try {
    act();
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('It was not refused');
}

test('only the very first sign-in is the first', () => {
  const account = anAccount();
  expect([account.signIn(monday), account.signIn(tuesday)]).toEqual([true, false]);
  expect(account.state.firstSignedInAt).toEqual(monday);
});

test('the terms are accepted by version, and the first time of a version counts', () => {
  const account = anAccount();
  expect(account.state.acceptedTerms).toBeNull();
  account.acceptTerms(TERMS_VERSION, monday);
  account.acceptTerms(TERMS_VERSION, tuesday);
  expect(account.state.acceptedTerms).toEqual({ version: TERMS_VERSION, at: monday });
  const later = Account.from({ ...account.state, acceptedTerms: { version: '2025-01-01', at: monday } });
  later.acceptTerms(TERMS_VERSION, tuesday);
  expect(later.state.acceptedTerms).toEqual({ version: TERMS_VERSION, at: tuesday });
});

test('a gender is set once and never changes', () => {
  const account = anAccount();
  account.setGender('female');
  account.setGender('female');
  expect(() => account.setGender('male')).toThrow(new DomainError('identity.gender-fixed'));
  expect(() => account.enableMembership()).toThrow(new DomainError('identity.gender-fixed'));
});

test('a man’s name follows his profile, a woman’s does not', () => {
  const [brother, sister] = [anAccount('male'), anAccount('female')];
  for (const account of [brother, sister]) account.setName({ firstName: 'Noor', lastName: 'ud Din' });
  expect(brother.state).toMatchObject({ firstName: 'Noor', lastName: 'ud Din' });
  expect(sister.state).toMatchObject({ firstName: null, lastName: null });
});

test('an address is confirmed once, and a new one must be confirmed again', () => {
  const account = anAccount();
  account.confirmEmail(monday);
  account.confirmEmail(tuesday);
  expect(account.state.emailConfirmedAt).toEqual(monday);
  account.changeEmail('elsewhere@people.example', tuesday);
  expect(account.state).toMatchObject({ email: 'elsewhere@people.example', emailConfirmedAt: tuesday });
  expect(factsOf(account)).toEqual(['identity.email-changed']);
});

test('a woman’s confirmed address is published once, and again for another one', () => {
  const [sister, unknown, brother] = [anAccount('female'), anAccount(), anAccount('male')];
  for (const account of [sister, unknown, brother]) for (const at of [monday, tuesday]) account.confirmEmail(at);
  expect([factsOf(sister), factsOf(unknown)]).toEqual([['identity.woman-proved-address'], []]);
  for (let times = 0; times < 2; times++) unknown.setGender('female');
  expect(factsOf(unknown)).toEqual(['identity.woman-proved-address']);
  for (const account of [sister, brother]) account.changeEmail('elsewhere@people.example', tuesday);
  expect(factsOf(sister)).toEqual(['identity.email-changed', 'identity.woman-proved-address']);
  expect(factsOf(brother)).toEqual(['identity.email-changed']);
});

test('an address cannot be changed while the account is disabled or leaving', () => {
  const [disabled, leaving] = [anAccount(), anAccount()];
  disabled.disable(null, byStaff);
  leaving.leave(monday);
  const moves = (account: Account) => () => account.changeEmail('elsewhere@people.example', tuesday);
  expect(moves(disabled)).toThrow(new DomainError('identity.disabled'));
  expect(moves(leaving)).toThrow(new DomainError('identity.deletion-scheduled'));
  disabled.enable();
  leaving.restore();
  for (const account of [disabled, leaving]) expect(moves(account)).not.toThrow();
});

test('leaving twice keeps the deletion date, and a return is possible until the erasure', () => {
  const account = anAccount();
  account.leave(monday);
  account.withdrawConsent(tuesday);
  const day = after(monday, TIME_TO_RETURN);
  expect(account.state.deletionScheduledFor).toEqual(day);
  expect(factsOf(account)).toEqual(['identity.member-left', 'identity.consent-withdrawn']);
  expect(account.erase(after(day, -1))).toBe(false);
  account.restore();
  account.restore();
  expect(factsOf(account)).toEqual(['identity.member-returned']);
  expect(account.erase(day)).toBe(false);
});

test('an account without a return is erased on its date', () => {
  const account = anAccount();
  account.leave(monday);
  account.takeEvents();
  expect(account.erase(after(monday, TIME_TO_RETURN))).toBe(true);
  expect(factsOf(account)).toEqual(['identity.member-erased']);
});

test("an admin's act is recorded if it changes something", () => {
  const account = anAccount();
  account.disable(null, byStaff);
  account.disable(null, byStaff);
  expect(account.state.disabling).toEqual(byStaff);
  account.enable();
  expect(account.state.disabling).toBeNull();
  account.setRole('member');
  account.setRole('admin');
  expect(factsOf(account)).toEqual(['identity.account-disabled', 'identity.account-enabled', 'identity.role-changed']);
});

test('a suspension ends at its moment, not before, and says until when it lasts', () => {
  const account = anAccount();
  account.disable(tuesday, byStaff);
  const said = (language: Language) => refusalOf(() => account.requireActive()).toWire(language);
  expect(said('en')).toMatchObject({ code: 'identity.suspended', until: '24 November 2026 at 10:00' });
  expect(said('ar')).toMatchObject({
    until: expect.stringMatching(/نوفمبر/),
    message: expect.stringMatching(/نوفمبر/),
  });
  account.returnAt(after(tuesday, -1));
  expect(account.state.isActive).toBe(false);
  account.returnAt(tuesday);
  account.requireActive();
  expect(account.state.disabledUntil).toBeNull();
  expect(factsOf(account)).toEqual(['identity.account-disabled', 'identity.account-enabled']);
});

test('a repeated suspension has the new end, or none', () => {
  const account = anAccount();
  for (const until of [tuesday, tuesday, null]) account.disable(until, byStaff);
  account.returnAt(after(tuesday, DAY));
  expect(() => account.requireActive()).toThrow(new DomainError('identity.disabled'));
  expect(factsOf(account)).toEqual(['identity.account-disabled', 'identity.suspension-changed']);
});

test.each([
  ['somebody who guards nobody', false, false, true],
  ['a guardian', true, false, false],
  ['a guardian who chose to be a member', true, true, true],
])('%s has the calls of members: %s, %s → %s', (_, isGuardian, membershipEnabled, open) => {
  expect(isMember({ profileId: null, isGuardian, membershipEnabled })).toBe(open);
});

test('a language is published when it changes', () => {
  const account = anAccount();
  account.setLanguage('en');
  expect(factsOf(account)).toEqual([]);
  account.setLanguage('ur');
  expect([account.state.language, factsOf(account)]).toEqual(['ur', ['identity.language-chosen']]);
});
