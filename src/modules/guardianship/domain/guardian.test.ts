import { expect, test } from 'vitest';
import type { DomainError, ErrorCode } from '#kernel/errors.ts';
import { newId, type GuardianId, type InvitationId, type UserId } from '#kernel/values/ids.ts';
import { Guardian } from './guardian.ts';
import type { Invitation } from './verification-code.ts';
import { isThePerson, sharesNumberWith } from './suitability/same-person.ts';

const wardId = '0190f3a2-0000-7000-8000-000000000001' as UserId;
const fatherId = '0190f3a2-0000-7000-8000-000000000002' as UserId;
const monday = new Date('2026-06-01T12:00:00Z');
const daysLater = (days: number) => new Date(monday.getTime() + days * 86_400_000);
const ward = { userId: wardId, email: 'amina@example.com' };
const father = { userId: fatherId, gender: 'male' as const, email: 'father@example.com' };
const wali = {
  waliName: 'Abdullah Khan',
  waliEmail: 'Abdullah@example.com',
  waliPhone: '+44 7700 900123',
  waliRelation: 'father' as const,
};
const invitation = (codeHash: string): Invitation => ({ id: `invitation of ${codeHash}` as InvitationId, codeHash });
const named = () =>
  Guardian.appoint('0190f3a2-0000-7000-8000-000000000003' as GuardianId, ward, wali, invitation('right'), monday);
const verified = () => {
  const guardian = named();
  guardian.verifyByLink('claim', [], monday);
  return guardian;
};
const expectRefusal = (code: ErrorCode, act: () => void) =>
  expect(act).toThrow(expect.objectContaining({ code }) as DomainError);

test('the correct code is accepted within seven days', () => {
  expect(named().tryCode('right', daysLater(6))).toBe(true);
  expectRefusal('guardianship.code-expired', () => named().tryCode('right', daysLater(7)));
});

test('after ten wrong tries even the correct code fails', () => {
  const guardian = named();
  for (let n = 0; n < 10; n++) expect(guardian.tryCode('wrong', monday)).toBe(false);
  expectRefusal('guardianship.code-expired', () => guardian.tryCode('right', monday));
});

test('looking at an invitation uses up nothing', () => {
  const guardian = named();
  for (let n = 0; n < 20; n++) expect(guardian.fits('wrong', monday)).toBe(false);
  expect(guardian.tryCode('right', monday)).toBe(true);
});

test('a new code replaces the old one and its tries', () => {
  const guardian = named();
  for (let n = 0; n < 10; n++) guardian.tryCode('wrong', monday);
  guardian.invite(invitation('newer'), monday);
  expect(guardian.tryCode('right', monday)).toBe(false);
  expect(guardian.tryCode('newer', monday)).toBe(true);
});

test('once he is verified, link and code say so, and nothing can be corrected', () => {
  expectRefusal('guardianship.link-used', () => verified().tryCode('right', monday));
  expectRefusal('guardianship.already-verified', () =>
    verified().correct(wali, { email: 'amina@example.com' }, invitation('x'), monday),
  );
});

test.each(['amina@example.com', 'A.mina+wali@Example.com'])('her own address (%s) is refused as his', (waliEmail) => {
  const own = () =>
    Guardian.appoint(
      'g' as GuardianId,
      { userId: wardId, email: 'amina@example.com' },
      { ...wali, waliEmail },
      invitation('right'),
      monday,
    );
  expectRefusal('guardianship.own-email', own);
});

test("a woman's account and the ward's own cannot act as guardian; a man's or an unknown one can", () => {
  for (const unfit of [{ gender: 'female' as const }, { userId: wardId }, { email: 'Amina+wali@example.com' }])
    expectRefusal('guardianship.not-her-guardian', () => verified().link({ ...father, ...unfit }, ward));
  const guardian = verified();
  guardian.link(father, ward);
  expect(guardian.state.accountId).toBe(fatherId);
});

test('a woman who proves the mailbox by which he acts raises a check, even after the staff confirmed him', () => {
  const guardian = verified();
  guardian.raiseCheck(['network'], monday);
  guardian.shareMailboxWithWoman(monday);
  expect(guardian.state.check?.reasons).toEqual(['network', 'address']);
  guardian.confirmCheck('claim', monday);
  guardian.shareMailboxWithWoman(monday);
  expect(guardian.status).toBe('checking');
});

test('her mailbox raises no check if he has an account of his own or is not verified yet', () => {
  const [linked, pending] = [verified(), named()];
  linked.link(father, ward);
  for (const guardian of [linked, pending]) guardian.shareMailboxWithWoman(monday);
  expect([linked.status, pending.status]).toEqual(['verified', 'pending']);
});

test('nobody acts as guardian before he proves his email', () => {
  expectRefusal('guardianship.not-verified', () => named().link(father, ward));
});

test('a man who says that he is not her guardian leaves no details behind', () => {
  const guardian = named();
  guardian.refuse(monday);
  expect(guardian.state).toMatchObject({ state: 'withdrawn', name: '', email: '', phone: null });
});

test('a guardian who leaves no longer acts, and his decisions stay under his name', () => {
  const guardian = verified();
  guardian.link(father, ward);
  guardian.takeEvents();
  guardian.withdraw(monday);
  expect(guardian.state).toMatchObject({ state: 'withdrawn', name: 'Abdullah Khan', accountId: fatherId });
  expect(guardian.takeEvents().map((fact) => fact.type)).toEqual([
    'guardianship.guardian-withdrew',
    'guardianship.guardian-status-changed',
  ]);
  expectRefusal('guardianship.not-verified', () => guardian.withdraw(monday));
});

test('he acts only while his account is not disabled', () => {
  const guardian = verified();
  guardian.link(father, ward);
  guardian.takeEvents();
  guardian.followAccount(false);
  expect(guardian.acts).toBe(false);
  guardian.followAccount(false);
  guardian.followAccount(true);
  expect(guardian.acts).toBe(true);
  expect(guardian.takeEvents().map((fact) => fact.type)).toEqual([
    'guardianship.guardian-suspended',
    'guardianship.guardian-status-changed',
    'guardianship.guardian-resumed',
    'guardianship.guardian-status-changed',
  ]);
});

test('an account that once had his mailbox counts as him, until she corrects the invitation to another address', () => {
  const yusuf = { accounts: [fatherId], email: 'yusuf@example.com' };
  const guardian = named();
  guardian.addFormerAccounts([fatherId]);
  expect(isThePerson(guardian.state, yusuf)).toBe(true);
  guardian.correct({ ...wali, waliPhone: '+44 20 7946 0999' }, ward, invitation('second'), monday);
  expect(isThePerson(guardian.state, yusuf)).toBe(true);
  guardian.correct({ ...wali, waliEmail: 'uncle@example.com' }, ward, invitation('third'), monday);
  expect(isThePerson(guardian.state, yusuf)).toBe(false);
});

test.each([
  ['by his account', { accounts: [fatherId], email: 'elsewhere@example.com' }, true],
  ['by the mailbox of his account', { accounts: [wardId, fatherId], email: 'fa.ther+x@example.com' }, true],
  ['by his mailbox', { accounts: [wardId], email: 'Ab.dullah+x@example.com' }, true],
  ['not', { accounts: [wardId], email: 'yusuf@example.com' }, false],
])('he and somebody else are one: %s', (_, other, expected) => {
  const guardian = verified();
  guardian.link(father, ward);
  expect(isThePerson(guardian.state, other)).toBe(expected);
});

test('a replaced guardian has no access and no claim', () => {
  const guardian = verified();
  guardian.replace(monday);
  expect(guardian.state).toMatchObject({ state: 'replaced', claim: null, replacedAt: monday });
  expect(guardian.acts).toBe(false);
});

test('an expired claim can be renewed while he has no account', () => {
  const guardian = verified();
  expectRefusal('guardianship.claim-expired', () => guardian.requireLiveClaim('claim', daysLater(7)));
  guardian.renewClaim('newer', daysLater(8));
  guardian.requireLiveClaim('newer', daysLater(9));
  guardian.link(father, ward);
  expectRefusal('guardianship.claim-used', () => guardian.renewClaim('newest', daysLater(9)));
  expectRefusal('guardianship.claim-used', () => guardian.requireLiveClaim('newer', daysLater(9)));
});

test('a previous claim stays valid until it expires when he is sent another', () => {
  const guardian = verified();
  guardian.renewClaim('newer', daysLater(3));
  guardian.requireLiveClaim('claim', daysLater(6));
  expectRefusal('guardianship.claim-expired', () => guardian.requireLiveClaim('claim', daysLater(7)));
  guardian.requireLiveClaim('newer', daysLater(9));
  guardian.renewClaim('newest', daysLater(9));
  expectRefusal('guardianship.claim-invalid', () => guardian.requireLiveClaim('claim', daysLater(9)));
});

test('a claim is invalid while his account is disabled', () => {
  const guardian = verified();
  guardian.followAccount(false);
  expectRefusal('guardianship.claim-invalid', () => guardian.requireLiveClaim('claim', monday));
  expectRefusal('guardianship.claim-invalid', () => guardian.renewClaim('newer', monday));
  guardian.followAccount(true);
  guardian.requireLiveClaim('claim', monday);
});

test.each([
  ['the link', (guardian: Guardian) => guardian.verifyByLink('claim', [], monday), null],
  [
    'the code',
    (guardian: Guardian) => guardian.verifySignedIn({ ...father, gender: null }, ward, [], monday),
    fatherId,
  ],
])('he proves his e-mail by %s, and it is told by which account', (_, verify, accountId) => {
  const guardian = named();
  expect(guardian.takeEvents().map((fact) => fact.type)).toEqual([
    'guardianship.guardian-invited',
    'guardianship.guardian-named',
  ]);
  verify(guardian);
  expect(guardian.state).toMatchObject({ state: 'verified', verifiedAt: monday, code: null, accountId });
  expect(guardian.takeEvents()[0]).toMatchObject({ type: 'guardianship.guardian-verified', payload: { accountId } });
});

test('a ward is asked at most once a day to name another guardian because hers is the other person', () => {
  const guardian = verified();
  expect(guardian.requestAnotherGuardian(monday)).toBe(true);
  expect(guardian.requestAnotherGuardian(daysLater(0.9))).toBe(false);
  expect(guardian.requestAnotherGuardian(daysLater(1))).toBe(true);
});

const factsOf = (guardian: Guardian): string[] => guardian.takeEvents().map((fact) => fact.type.split('.')[1]!);

test('a guardian verified with suspicious signs waits for the staff: no claim, and he does not act', () => {
  const guardian = named();
  guardian.takeEvents();
  guardian.verifyByLink('claim', ['browser', 'phone'], monday);
  expect(factsOf(guardian)).toEqual(['check-raised', 'guardian-status-changed']);
  expect([guardian.acts, guardian.status, guardian.state.claim]).toEqual([false, 'checking', null]);
  expectRefusal('guardianship.verification-under-review', () => guardian.requireLiveClaim('claim', monday));
  expectRefusal('guardianship.verification-under-review', () => guardian.tryCode('right', monday));
});

test('a guardian whom the staff confirmed acts, gets a claim, and is not checked again', () => {
  const guardian = named();
  guardian.verifyByLink('claim', ['network'], monday);
  guardian.takeEvents();
  guardian.confirmCheck('later claim', daysLater(1));
  expect(factsOf(guardian)).toEqual(['guardian-verified', 'guardian-status-changed']);
  guardian.requireLiveClaim('later claim', daysLater(2));
  guardian.raiseCheck(['browser'], daysLater(2));
  expect([guardian.acts, guardian.hasUnresolvedCase, factsOf(guardian)]).toEqual([true, false, []]);
  expectRefusal('guardianship.not-checked', () => guardian.confirmCheck('x', monday));
});

test('the part of a guardian whom the staff refused ends, and stays unresolved', () => {
  const guardian = named();
  guardian.verifyByLink('claim', ['network'], monday);
  guardian.refuseCheck(monday);
  expect(guardian.state).toMatchObject({ state: 'withdrawn', ended: { because: 'check', at: monday } });
  expect(guardian.hasUnresolvedCase).toBe(true);
});

const staff = newId<UserId>(monday);
/** A verified guardian whose ward says that it is safe to act. */
function cleared() {
  const guardian = verified();
  guardian.askSafety(monday);
  guardian.answerSafety(monday, monday);
  guardian.takeEvents();
  return guardian;
}

test('during a dispute he does not act; dismissed, he acts again; upheld, never', () => {
  const guardian = cleared();
  expectRefusal('guardianship.not-disputed', () => guardian.dismissDispute());
  guardian.openDispute('She says that he reads her letters aloud.', staff, monday);
  expect([guardian.acts, guardian.status]).toEqual([false, 'disputed']);
  expectRefusal('guardianship.already-disputed', () => guardian.openDispute('once more', staff, monday));
  guardian.dismissDispute();
  expect([guardian.acts, guardian.hasUnresolvedCase]).toEqual([true, false]);
  guardian.openDispute('again', staff, monday);
  guardian.upholdDispute(monday);
  expect(guardian.state).toMatchObject({ state: 'withdrawn', ended: { because: 'dispute' } });
  expect(guardian.hasUnresolvedCase).toBe(true);
});

test('he steps down with a reason, even while he does not act', () => {
  const guardian = cleared();
  guardian.openDispute('a report', staff, monday);
  guardian.takeEvents();
  guardian.stepDown('I am ill.', monday);
  expect(guardian.state.ended).toEqual({ because: 'stepped-down', at: monday, reason: 'I am ill.' });
  expect(factsOf(guardian)).toEqual(['guardian-stepped-down', 'guardian-status-changed']);
  expectRefusal('guardianship.not-verified', () => guardian.stepDown(null, monday));
});

test('only the replacement of an acting guardian is counted', () => {
  const guardian = verified();
  guardian.followAccount(false);
  guardian.replace(monday);
  expect(guardian.state).toMatchObject({ state: 'replaced', replacedAt: null });
});

test.each([
  [
    'another man, however it is written',
    { waliName: 'Musa Khan', waliEmail: 'musa@example.com', waliPhone: '07700900123' },
    true,
  ],
  ...['٠٧٧٠٠٩٠٠١٢٣', '+۴۴ ۷۷۰۰ ۹۰۰۱۲۳', '०७७०० ९००१२३', '০৭৭০০ ৯০০১২৩', '０７７００９００１２３'].map(
    (waliPhone): [string, Partial<typeof wali>, boolean] => [
      `another man, his number as ${waliPhone}`,
      { waliName: 'Musa Khan', waliEmail: 'musa@example.com', waliPhone },
      true,
    ],
  ),
  ['the same man at another address', { waliEmail: 'abdullah.khan@example.com' }, false],
  ['the same mailbox', { waliName: 'Musa Khan', waliEmail: 'abdullah+2@example.com' }, false],
  ['another number', { waliName: 'Musa Khan', waliEmail: 'musa@example.com', waliPhone: '+44 7700 900124' }, false],
])('a number that she gave for two men is noticed: %s', (_, changes, expected) => {
  const other = Guardian.appoint(
    '0190f3a2-0000-7000-8000-000000000004' as GuardianId,
    { userId: wardId, email: 'amina@example.com' },
    { ...wali, ...changes },
    invitation('other'),
    monday,
  );
  expect(sharesNumberWith(other.state, named().state)).toBe(expected);
});
