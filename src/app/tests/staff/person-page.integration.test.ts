import { beforeAll, expect, test } from 'vitest';
import type { EmailRecord } from '#kernel/contracts/admin/admin-mail.schema.ts';
import {
  aBrother,
  aMatch,
  anAdmin,
  aSister,
  expectOk,
  govern,
  grant,
  invitationTo,
  PASSWORD,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import { buy, PLANS } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { isEmail, kindOf } from '../../../testing/read-mail.ts';
import type { Answer } from '../../../testing/visitor.ts';

const product = productUnderTest({ inProcess: false });
let yusuf: Person, amina: Sister;
const reason = 'He wrote to us';
beforeAll(async () => {
  yusuf = await aBrother(product.current, 'Yusuf');
  amina = await aSister(product.current, 'Amina', {}, { firstName: 'Amina' });
  await product.current.waitForIdle();
}, 60_000);

const list = async <R>(name: string, filter: object): Promise<R[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["createdAt","DESC"]' });
  if (name !== 'emails') query.delete('sort');
  return (await expectOk(name, (await anAdmin(product.current)).get(`/api/admin/${name}?${query}`))).body;
};
const act = async (path: string, body: object = {}): Promise<Answer> => {
  const answer = await (await anAdmin(product.current)).post(`/api/admin/${path}`, { reason, ...body });
  await product.current.waitForIdle();
  return answer;
};
const guardianshipOf = async ({ userId }: Person) =>
  (await (await anAdmin(product.current)).get(`/api/admin/users/${userId}/guardianship`)).body;
const mailTo = (address: string) => product.current.mailTo(address);

test('staff see which emails went to a person and to her guardian, without addresses, links and words', async () => {
  const hers = await list<EmailRecord>('emails', { accountId: amina.userId });
  expect(hers).toContainEqual(
    expect.objectContaining({ heading: 'Please confirm your address', state: 'accepted', error: null }),
  );
  const his = await list<EmailRecord>('emails', { wardId: amina.userId });
  expect(his).toMatchObject([{ accountId: null, state: 'accepted', heading: expect.stringContaining('…') }]);
  for (const secret of [amina.email, amina.wali.email, 'Amina', 'token', 'code='])
    expect(JSON.stringify([...hers, ...his])).not.toContain(secret);
});

test('a guardian who is also staff sees no emails to his ward', async () => {
  const { sister, guardian } = await aMatch(product.current);
  await govern(product.current, guardian, 'set-role', { role: 'admin' });
  const browser = product.current.visitor();
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email: guardian.email, password: PASSWORD }));
  const query = new URLSearchParams({ filter: JSON.stringify({ accountId: sister.userId }) });
  expect((await browser.get(`/api/admin/emails?${query}`)).body).toEqual([]);
  expect((await browser.get(`/api/admin/users/${sister.userId}/guardianship`)).status).toBe(403);
  await govern(product.current, guardian, 'set-role', { role: 'member' });
});

test('a guardian’s mistyped address is corrected, and only the new invitation works', async () => {
  expect((await guardianshipOf(amina)).guardian).toMatchObject({
    email: amina.wali.email,
    status: 'pending',
    invitation: 'open',
    isUndeliverable: false,
  });
  const former = await invitationTo(product.current, amina.wali.email);
  const email = amina.wali.email.replace('@', '.right@');
  expect((await act(`users/${amina.userId}/resend-invitation`, { email })).status).toBe(200);
  const { id, code } = await invitationTo(product.current, email);
  const header = { 'X-Requested-With': 'mithaq' };
  const open = (invitation: typeof former) =>
    product.current.visitor().get(`/api/wali-verify/${invitation.id}?code=${invitation.code}`, header);
  expect((await open(former)).status).toBe(404);
  await expectOk('Verification', open({ id, code }));
  expect((await guardianshipOf(amina)).guardian).toMatchObject({ email, invitation: 'answered' });
  expect((await act(`users/${amina.userId}/resend-invitation`)).body.code).toBe('guardianship.already-verified');
});

test('a corrected address applies once it is confirmed, and an unconfirmed former one hears nothing', async () => {
  const bilal = await aBrother(product.current, 'Bilal');
  await product.current.waitForIdle();
  const before = (await mailTo(bilal.email)).length;
  const right = bilal.email.replace('@', '.right@');
  expect((await act(`users/${bilal.userId}/correct-address`, { email: amina.email })).body.code).toBe(
    'identity.email-taken',
  );
  expect((await act(`users/${bilal.userId}/correct-address`, { email: right })).body).toMatchObject({
    email: bilal.email,
  });
  const link = (await mailTo(right)).find((mail) => isEmail(mail, 'confirmNewEmail'))!;
  const [, token] = /confirm-email\?token=([\w-]+)/.exec(link.text)!;
  await expectOk('Confirmation', product.current.visitor().post('/api/auth/confirm-email', { token }));
  await product.current.waitForIdle();
  expect(await list('users', { id: [bilal.userId] })).toMatchObject([{ email: right, isEmailConfirmed: true }]);
  expect(await mailTo(bilal.email)).toHaveLength(before);

  // The new address is confirmed: it is notified of a further correction.
  await act(`users/${bilal.userId}/correct-address`, { email: right.replace('right', 'other') });
  expect((await mailTo(right)).map(kindOf)).toContain('emailChangeRequested');
  expect((await act(`users/${bilal.userId}/resend-confirmation`)).body.code).toBe('identity.email-confirmed');
});

test('the confirmation is sent again', async () => {
  const count = async () => (await mailTo(yusuf.email)).filter((mail) => isEmail(mail, 'confirmEmail')).length;
  const before = await count();
  expect((await act(`users/${yusuf.userId}/resend-confirmation`)).status).toBe(200);
  expect(await count()).toBe(before + 1);
});

test('a granted plan is taken back, and a paid one is cancelled for the member', async () => {
  await grant(product.current, yusuf);
  const planOf = async () => (await yusuf.browser.get('/api/subscription/status')).body.subscriptionPlan;
  expect(await planOf()).toBe('monthly');
  expect((await act(`users/${yusuf.userId}/cancel-plan`)).body.code).toBe('billing.nothing-to-cancel');
  expect((await act(`users/${yusuf.userId}/revoke-grant`, { planId: PLANS.monthly })).status).toBe(200);
  expect(await planOf()).toBe('free');
  expect((await act(`users/${yusuf.userId}/revoke-grant`, { planId: PLANS.monthly })).status).toBe(404);

  await buy(product.current, yusuf, PLANS.monthly);
  expect((await act(`users/${yusuf.userId}/cancel-plan`)).status).toBe(200);
  expect(await list('subscriptions', { userId: yusuf.userId })).toMatchObject([{ status: 'canceled', renewsAt: null }]);
  const verbs = (await list<{ verb: string }>('audit', { subjectId: yusuf.userId })).map(({ verb }) => verb);
  expect(verbs).toEqual(expect.arrayContaining(['revoke-grant', 'cancel-plan', 'resend-confirmation']));
});

test('a part of a payment is refunded: the plan continues, and the payer is emailed what came back', async () => {
  const payer = await aBrother(product.current, 'Luqman');
  await buy(product.current, payer, PLANS.monthly);
  const payments = () => list<{ id: string; reference: string }>('payments', { userId: payer.userId });
  const [payment] = await payments();
  expect(payment).toMatchObject({ state: 'paid', amount: '15.99', amountRefunded: '0.00', link: null });
  const refund = (amount: string) => act(`payments/${payment!.id}/refund`, { amount });
  expect((await refund('16.00')).body.fields).toEqual({ amount: 'Please give an amount up to 15.99' });
  expect((await refund('5.50')).status).toBe(200);
  expect(await payments()).toMatchObject([{ state: 'partly-refunded', amountRefunded: '5.50' }]);
  expect((await payer.browser.get('/api/subscription/status')).body.subscriptionPlan).toBe('monthly');
  const mail = (await mailTo(payer.email)).find((one) => isEmail(one, 'paymentRefunded'))!;
  expect(mail.text).toContain('£5.50');
  expect(mail.text).toContain('Your plan continues.');
  expect(await list('payments', { q: payment!.reference })).toHaveLength(1);
  expect(await list('payments', { state: 'disputed' })).toEqual([]);
});

test('an admin reads a profile with a reason, unless he is the owner, a guardian or somebody who met her', async () => {
  const { brother, sister, guardian } = await aMatch(product.current);
  const read = await act(`users/${sister.userId}/read-profile`);
  expect(read.body.profile).toMatchObject({ id: sister.profileId, aboutMe: expect.any(String) });
  for (const secret of [sister.email, sister.wali.email]) expect(JSON.stringify(read.body)).not.toContain(secret);
  expect(await list('audit', { verb: 'read-profile', subjectId: sister.userId })).toMatchObject([{ reason }]);

  for (const staff of [brother, guardian]) {
    await govern(product.current, staff, 'set-role', { role: 'admin' });
    const browser = product.current.visitor();
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email: staff.email, password: PASSWORD }));
    const readAs = async ({ userId }: Person) =>
      (await browser.post(`/api/admin/users/${userId}/read-profile`, { reason })).status;
    expect([await readAs(sister), await readAs(brother), await readAs(amina)]).toEqual([404, 404, 200]);
    await govern(product.current, staff, 'set-role', { role: 'member' });
  }
});

test('a letter brings its writer an email with the way to the data, or a closure that can be undone', async () => {
  const bilal = await aBrother(product.current, 'Bilal');
  await expectOk('Email', act(`users/${bilal.userId}/send-export-link`));
  const email = (await mailTo(bilal.email)).find((mail) => isEmail(mail, 'exportRequested'))!;
  expect(email.text).toContain('/account-settings');
  await expectOk('Closure', act(`users/${bilal.userId}/start-closure`));
  expect((await act(`users/${bilal.userId}/start-closure`)).body.code).toBe('identity.deletion-scheduled');
  expect((await act(`users/${bilal.userId}/send-export-link`)).body.code).toBe('identity.deletion-scheduled');
  expect((await mailTo(bilal.email)).map(kindOf)).toContain('accountLeaving');
  expect((await bilal.browser.get('/api/profile')).status).toBe(401);
  await expectOk('Sign-in', bilal.browser.post('/api/auth/signin', { email: bilal.email, password: PASSWORD }));
  await expectOk('Restoring', bilal.browser.post('/api/account/restore'));
  expect((await bilal.browser.get('/api/profile')).status).toBe(200);
});

test('after a letter her guardian is informed on the chosen day, and his own account is closed only if it is safe', async () => {
  const { sister, guardian } = await aMatch(product.current);
  const close = (person: Person, body: object = {}) => act(`users/${person.userId}/start-closure`, body);
  expect((await close(guardian)).body.code).toBe('guardianship.not-cleared');
  expect((await close(sister, { guardianNotifiedFrom: '2020-01-01' })).body.fields).toHaveProperty(
    'guardianNotifiedFrom',
  );
  const day = new Date((await product.current.now()).getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  await expectOk('Closure', close(sister, { guardianNotifiedFrom: day }));
  const isInformed = async () => (await mailTo(guardian.email)).map(kindOf).includes('wardLeft');
  expect(await isInformed()).toBe(false);
  await product.current.advance('P6D');
  expect(await isInformed()).toBe(true);
});

test('staff see how many requests a person may still send, and that her paid plan has not begun', async () => {
  const [payer, sender] = [await aSister(product.current, 'Maryam'), await aBrother(product.current, 'Harith')];
  const admin = await anAdmin(product.current);
  const left = async ({ userId }: Person) =>
    (await expectOk('Requests left', admin.get(`/api/admin/users/${userId}/requests`))).body;
  expect(await left(sender)).toEqual({ remaining: 0, nextGrantAt: null });
  await grant(product.current, sender);
  const { remaining, nextGrantAt } = await left(sender);
  expect(nextGrantAt).toBeNull();
  const { sister } = await aMatch(product.current);
  const request = { toProfileId: sister.profileId, message: 'Salam.' };
  await expectOk('Request', sender.browser.post('/api/interest-requests', request));
  expect(await left(sender)).toEqual({ remaining: remaining - 1, nextGrantAt: null });
  await buy(product.current, payer, PLANS.monthly);
  expect(await list('subscriptions', { userId: payer.userId })).toMatchObject([
    { isAwaitingGuardian: true, renewsAt: null, endsAt: null },
  ]);
});
