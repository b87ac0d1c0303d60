import { expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aSister,
  aWali,
  confirmEmail,
  decideNext,
  checkReasonsOf,
  expectOk,
  govern,
  grant,
  guardianOf,
  invitationTo,
  nameAndVerify,
  PASSWORD,
  profileForm,
  decideGuardianCase,
  verifyGuardian,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
const BUTTON = { 'X-Requested-With': 'mithaq' };
const guardianAccountIds = (man: Person, name = `${man.name} Rahman`) => ({ ...aWali(name), waliEmail: man.email });
const requests = (from: Person, to: Person) =>
  from.browser.post('/api/interest-requests', { toProfileId: to.profileId, message: 'Salam.' });
const links = async (address: string) =>
  (await product.current.mailTo(address)).flatMap(({ text }) =>
    [...text.matchAll(/\/decide\/([\w-]+)/g)].map(([, token]) => token!),
  );
const decideBy = (token: string) => product.current.visitor().post(`/api/approvals/${token}`, { action: 'approve' });

async function aPair(): Promise<{ brother: Person; sister: Sister }> {
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  await grant(product.current, brother);
  return { brother, sister };
}

test('a disabled man cannot become a guardian by his address, and one disabled later cannot decide by a link', async () => {
  const { brother, sister } = await aPair();
  const outcast = await aBrother(product.current, 'Umar');
  await govern(product.current, outcast, 'disable');
  await expectOk('Naming', sister.browser.post('/api/guardian', guardianAccountIds(outcast)));
  const { id, code } = await invitationTo(product.current, outcast.email);
  const pressed = await product.current.visitor().get(`/api/wali-verify/${id}?code=${code}`, BUTTON);
  expect(pressed.body.code).toBe('guardianship.not-her-guardian');

  const uncle = await aBrother(product.current, 'Musa');
  await confirmEmail(product.current, uncle);
  await nameAndVerify(product.current, sister, guardianAccountIds(uncle));
  await expectOk('Interest', requests(brother, sister));
  const [token] = await links(uncle.email);
  await govern(product.current, uncle, 'disable');
  expect((await decideBy(token!)).status).toBe(404);
  expect((await sister.browser.get('/api/guardian')).body.isVerified).toBe(false);
  await govern(product.current, uncle, 'enable');
  expect((await decideBy(token!)).status).toBe(200);
});

const press = async (address: string) => {
  const { id, code } = await invitationTo(product.current, address);
  return product.current.visitor().get(`/api/wali-verify/${id}?code=${code}`, BUTTON);
};

test('a woman’s mailbox cannot verify a guardian, by link or by code', async () => {
  const [sister, friend] = [await aSister(product.current, 'Amina'), await aSister(product.current, 'Khadija')];
  await confirmEmail(product.current, friend);
  const wali = { ...aWali('Musa Rahman'), waliEmail: friend.email.replace('@', '+wali@') };
  await expectOk('Naming', sister.browser.post('/api/guardian', wali));
  const { id, code } = await invitationTo(product.current, wali.waliEmail);
  const described = await product.current.visitor().get(`/api/wali-verify/${id}?code=${code}`);
  const typed = await (
    await aBrother(product.current, 'Idris')
  ).browser.post('/api/guardian/verify', { verificationCode: code });
  for (const refused of [described, await press(wali.waliEmail), typed])
    expect([refused.status, refused.body.code]).toEqual([403, 'guardianship.not-her-guardian']);

  // Moving away from the address does not make her another person.
  await movesToMailboxOf(friend, `khadija.${process.pid}@elsewhere.example`);
  expect((await press(wali.waliEmail)).body.code).toBe('guardianship.not-her-guardian');
});

test('a woman who signs up with a man’s address without confirming it does not block him: staff check', async () => {
  const [sister, stranger] = [await aSister(product.current, 'Amina'), await aSister(product.current, 'Hind')];
  const wali = { ...aWali('Musa Rahman'), waliEmail: stranger.email };
  await expectOk('Naming', sister.browser.post('/api/guardian', wali));
  await expectOk('Verification', press(wali.waliEmail));
  const { status: summary } = (await sister.browser.get('/api/guardian')).body;
  expect([summary, await checkReasonsOf(product.current, wali.waliEmail)]).toEqual(['checking', ['address']]);
  await decideGuardianCase(product.current, 'checks', sister, 'confirm');
  expect((await sister.browser.get('/api/guardian')).body.isVerified).toBe(true);

  // She confirms the address after all.
  await confirmEmail(product.current, stranger);
  expect((await sister.browser.get('/api/guardian')).body.status).toBe('checking');
  await expect(decideGuardianCase(product.current, 'checks', sister, 'confirm')).rejects.toThrow(
    'guardianship.not-her-guardian',
  );
});

test('a woman who later confirms a guardian’s address causes a check, unless he has an account', async () => {
  const [first, second] = [await aSister(product.current, 'Amina'), await aSister(product.current, 'Maryam')];
  await verifyGuardian(product.current, first);
  const father = await guardianOf(product.current, second);
  for (const mailbox of [first.wali.email, father.email]) {
    const woman = await aSister(product.current, 'Hind');
    await confirmEmail(product.current, woman);
    await movesToMailboxOf(woman, mailbox);
  }
  expect((await first.browser.get('/api/guardian')).body.status).toBe('checking');
  expect((await second.browser.get('/api/guardian')).body.status).toBe('verified');
});

test('a match whose guardian becomes its man is paused, and she is asked once to name another', async () => {
  const { brother, sister, matchId } = await aMatch(product.current);
  await nameAndVerify(product.current, sister, guardianAccountIds(brother));
  const { status, pauseReasons } = (await sister.browser.get(`/api/matches/${matchId}`)).body;
  expect([status, pauseReasons]).toEqual(['paused', ['guardian-conflict']]);
  // He sees the same reason as everybody else.
  expect((await brother.browser.get(`/api/matches/${matchId}`)).body.pauseReasons).toEqual(['guardian-change']);
  const requested = (await product.current.mailTo(sister.email)).filter(({ text }) => text.includes('cannot decide'));
  expect(requested).toHaveLength(1);
  const written = await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' });
  expect(written.body.code).toBe('messaging.guardian-unverified');
});

async function movesToMailboxOf(man: Person, email: string): Promise<string> {
  const [local, domain] = email.split('@');
  const moved = `${local}+me@${domain}`;
  await expectOk('Moving', man.browser.put('/api/account/email', { email: moved }));
  const [mail] = await product.current.mailTo(moved);
  const token = /\/confirm-email\?token=([\w-]+)/.exec(mail!.text)![1];
  await expectOk('Confirmation', man.browser.post('/api/auth/confirm-email', { token }));
  return moved;
}

test('a suitor who moves to the address of a guardian without an account is that guardian', async () => {
  const { brother, sister } = await aPair();
  await verifyGuardian(product.current, sister);
  await expectOk('Interest', requests(brother, sister));
  const [token] = await links(sister.wali.email);
  await movesToMailboxOf(brother, sister.wali.email);
  expect((await decideBy(token!)).status).toBe(404);
});

test('a guardian without an account is active while every account that confirmed his address is', async () => {
  const { brother, sister } = await aPair();
  const uncle = await aBrother(product.current, 'Musa');
  await confirmEmail(product.current, uncle);
  await nameAndVerify(product.current, sister, guardianAccountIds(uncle));
  await expectOk('Interest', requests(brother, sister));
  const [token] = await links(uncle.email);
  const second = await aBrother(product.current, 'Umar');
  await movesToMailboxOf(second, uncle.email);
  expect((await sister.browser.get('/api/guardian')).body.isVerified).toBe(true);

  await govern(product.current, second, 'disable');
  expect((await decideBy(token!)).status).toBe(404);
  await govern(product.current, uncle, 'disable');
  await govern(product.current, second, 'enable');
  expect((await decideBy(token!)).status).toBe(404);
  await govern(product.current, uncle, 'enable');
  expect((await decideBy(token!)).status).toBe(200);
});

test('a guardian who moves away from his address is the same guardian', async () => {
  const { brother, sister } = await aPair();
  const uncle = await aBrother(product.current, 'Musa');
  for (const man of [brother, uncle]) await confirmEmail(product.current, man);
  await nameAndVerify(product.current, sister, guardianAccountIds(uncle));
  await expectOk('Interest', requests(brother, sister));
  const [token] = await links(uncle.email);
  await movesToMailboxOf(uncle, `musa.${process.pid}@elsewhere.example`);
  await govern(product.current, uncle, 'disable');
  expect((await decideBy(token!)).status).toBe(404);
  await govern(product.current, uncle, 'enable');
  expect((await decideBy(token!)).status).toBe(200);

  // Nor can a suitor make himself another person.
  const suitor = await aBrother(product.current, 'Umar');
  await grant(product.current, suitor);
  await confirmEmail(product.current, suitor);
  const other = await aSister(product.current, 'Maryam');
  await nameAndVerify(product.current, other, guardianAccountIds(suitor));
  expect((await requests(suitor, other)).status).toBe(404);
  await movesToMailboxOf(suitor, `umar.${process.pid}@elsewhere.example`);
  expect((await requests(suitor, other)).status).toBe(404);
});

test('a guardian who changes his address gets new links there; the old ones expire', async () => {
  const { brother, sister } = await aPair();
  const guardian = await guardianOf(product.current, sister);
  await expectOk('Interest', requests(brother, sister));
  const [old] = await links(guardian.email);
  const moved = await movesToMailboxOf(guardian, guardian.email);
  expect(await links(moved)).toEqual([]);
  // At most one email an hour, whatever the address.
  await product.current.advance('PT61M');
  const [token] = await links(moved);
  expect((await decideBy(old!)).status).toBe(410);
  expect((await decideBy(token!)).status).toBe(200);
});

test('a decision about an erased person still reads as a sentence', async () => {
  const { brother, sister } = await aPair();
  const guardian = await guardianOf(product.current, sister);
  await expectOk('Interest', requests(brother, sister));
  await decideNext(guardian, 'decline', 'Too far away.');
  await expectOk('Leaving', brother.browser.delete('/api/account'));
  await product.current.advance('P31D');
  await guardian.browser.post('/api/auth/signin', { email: guardian.email, password: PASSWORD });
  const [decision] = (await guardian.browser.get('/api/guardian/decisions')).body;
  expect(decision.description).toBe('An interest request from someone who has left');
});

test('an admin makes no profile', async () => {
  const person = product.current.visitor();
  const email = `staff.${process.pid}@people.example`;
  const made = await expectOk(
    'Sign-up',
    person.post('/api/auth/signup', { email, password: PASSWORD, username: 'Staff' }),
  );
  await person.post('/api/auth/signin', { email, password: PASSWORD });
  await govern(product.current, { userId: made.body.id } as Person, 'set-role', { role: 'admin' });
  await person.post('/api/auth/signin', { email, password: PASSWORD });
  const refused = await person.post('/api/profiles', profileForm('male'));
  expect([refused.status, refused.body.code]).toEqual([403, 'matchmaking.account-inactive']);
});

test('a guardian never reads a conversation of his own, whichever account he claims with', async () => {
  const { brother, sister, matchId } = await aMatch(product.current);
  await expectOk(
    'Message',
    brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'What she is not to read first.' }),
  );
  const second = await aBrother(product.current, 'Bilal');
  const named = { ...aWali('Yusuf Rahman'), waliEmail: brother.email.replace('@', '+wali@') };
  const claimPath = await nameAndVerify(product.current, sister, named);
  await expectOk('Claim', second.browser.post('/api/guardian/claim', { token: claimPath.split('token=')[1] }));

  expect((await second.browser.get('/api/guardian/matches')).body).toEqual([]);
  expect((await second.browser.get('/api/guardian/stats')).body.messagesThisWeek).toBe(0);
  for (const what of ['messages', 'notes'])
    expect((await second.browser.get(`/api/guardian/matches/${matchId}/${what}`)).status).toBe(404);
});
