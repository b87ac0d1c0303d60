import { beforeAll, expect, test } from 'vitest';
import type { Duty } from '#kernel/contracts/roles.ts';
import type { ResolvedCase } from '../../../modules/content/contracts/support.schema.ts';
import {
  aBrother,
  aMatch,
  anAdmin,
  aSister,
  expectOk,
  govern,
  guardianOf,
  linksOf,
  PASSWORD,
  decideGuardianCase,
  type Person,
} from '../../../testing/people.ts';
import { aPayer, makeOlder } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// People concerned by a resolved case may appeal, once each time it was resolved.

const product = productUnderTest();
const reason = 'for a test';
let admin: Visitor;
beforeAll(async () => {
  admin = await anAdmin(product.current);
});

const requestAgain = (visitor: Visitor, about: ResolvedCase) =>
  visitor.post('/api/support', { message: 'Please look again.', about });
const act = (visitor: Visitor, queue: string, id: string, verb: string, body: object) =>
  visitor.post(`/api/admin/${queue}/${id}/${verb}`, body);

const signIn = ({ browser, email: ticket }: Pick<Person, 'browser' | 'email'>) =>
  expectOk('Sign-in', browser.post('/api/auth/signin', { email: ticket, password: PASSWORD }));

async function aReport(): Promise<{ reporter: Person; reported: Person; about: ResolvedCase }> {
  const { brother, sister } = await aMatch(product.current);
  const report = { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' };
  const { body } = await expectOk('Report', sister.browser.post('/api/reports', report));
  return { reporter: sister, reported: brother, about: { queue: 'reports', id: body.id } };
}
const resolve = ({ id }: ResolvedCase) => act(admin, 'reports', id, 'resolve', { outcome: 'nothing_found', reason });

test('the reporter may appeal once after the resolution, and nobody else may', async () => {
  const { reporter, reported, about } = await aReport();
  expect((await requestAgain(reporter.browser, about)).status).toBe(404);
  await expectOk('Outcome', resolve(about));
  expect((await reporter.browser.get('/api/reports')).body[0]).toMatchObject({ isAppealed: false });
  expect((await requestAgain(reported.browser, about)).status).toBe(404);
  expect((await requestAgain(reporter.browser, about)).body).toMatchObject({ about, state: 'open' });
  expect((await reporter.browser.get('/api/reports')).body[0]).toMatchObject({ isAppealed: true });
  expect((await requestAgain(reporter.browser, about)).body.code).toBe('content.already-pending');
});

test('another member of staff must answer, if there is one', async () => {
  const { reporter, about } = await aReport();
  await expectOk('Outcome', resolve(about));
  const { id } = (await requestAgain(reporter.browser, about)).body;
  const colleague = await aBrother(product.current, 'Khalid');
  await govern(product.current, colleague, 'set-role', { role: 'admin' });
  expect((await act(admin, 'support', id, 'answer', { answer: 'No.' })).body.code).toBe('content.conflict-of-interest');
  expect((await act(admin, 'support', id, 'close', { reason })).body.code).toBe('content.conflict-of-interest');
  await govern(product.current, colleague, 'set-role', { role: 'member' });
  await expectOk('Answer', act(admin, 'support', id, 'answer', { answer: 'We have looked again.' }));
});

test('a refused refund can be granted on appeal; the email links to the appeal', async () => {
  const payer = await aPayer(product.current, 'Harun');
  await makeOlder(product.current, payer, 20);
  await expectOk('Refund', payer.browser.post('/api/subscription/refund', {}));
  const { id } = (await admin.get('/api/admin/refunds?sort=["requestedAt","DESC"]')).body[0];
  const about: ResolvedCase = { queue: 'refunds', id };
  expect((await requestAgain(payer.browser, about)).status).toBe(404);
  await expectOk('Refusal', act(admin, 'refunds', id, 'refuse', { reason }));
  await product.current.waitForIdle();
  const [mail] = await product.current.mailTo(payer.email);
  expect(linksOf(mail!).map((link) => new URL(link).search)).toContain(`?about=refunds.${id}`);

  await expectOk('Asking again', requestAgain(payer.browser, about));
  expect((await act(admin, 'refunds', id, 'refuse', { reason })).status).toBe(409);
  await expectOk('Refund', act(admin, 'refunds', id, 'approve', { reason }));
  expect((await act(admin, 'refunds', id, 'approve', { reason })).status).toBe(409);
});

test('only the ward and her guardian may appeal against an upheld dispute', async () => {
  const sister = await aSister(product.current, 'Amina');
  const guardian = await guardianOf(product.current, sister);
  await decideGuardianCase(product.current, 'disputes', sister, 'open');
  const { id } = (await admin.get('/api/admin/guardian-disputes?sort=["openedAt","DESC"]')).body[0];
  const about: ResolvedCase = { queue: 'guardian-disputes', id };
  await decideGuardianCase(product.current, 'disputes', sister, 'resolve', { outcome: 'upheld' });
  const { browser: other } = await aBrother(product.current, 'Bilal');
  expect((await requestAgain(other, about)).status).toBe(404);
  for (const { browser, email: ticket } of [sister, guardian]) {
    await product.current.waitForIdle();
    const links = (await product.current.mailTo(ticket)).flatMap(linksOf);
    expect(links.map((link) => new URL(link).search)).toContain(`?about=guardian-disputes.${id}`);
    await expectOk('Asking again', requestAgain(browser, about));
  }
});

test('staff who are the ward neither read nor answer the guardian’s appeal', async () => {
  const sister = await aSister(product.current, 'Amina');
  const guardian = await guardianOf(product.current, sister);
  await decideGuardianCase(product.current, 'disputes', sister, 'open');
  const { id } = (await admin.get('/api/admin/guardian-disputes?sort=["openedAt","DESC"]')).body[0];
  await decideGuardianCase(product.current, 'disputes', sister, 'resolve', { outcome: 'dismissed' });
  const { body } = await expectOk('Asking again', requestAgain(guardian.browser, { queue: 'guardian-disputes', id }));
  await govern(product.current, sister, 'set-role', { role: 'admin' });
  await signIn(sister);
  const seen = await expectOk('Letters', sister.browser.get('/api/admin/support'));
  expect(seen.body.map((ticket: { id: string }) => ticket.id)).not.toContain(body.id);
  expect((await act(sister.browser, 'support', body.id, 'answer', { answer: 'No.' })).status).toBe(404);
  expect((await act(sister.browser, 'support', body.id, 'close', { reason })).status).toBe(404);
  await govern(product.current, sister, 'set-role', { role: 'member' });
});

test('a case resolved again allows one more appeal', async () => {
  const sister = await aSister(product.current, 'Amina');
  await guardianOf(product.current, sister);
  const filter = encodeURIComponent(JSON.stringify({ wardProfileId: sister.profileId }));
  const [{ id }] = (await admin.get(`/api/admin/guardian-disputes?filter=${filter}`)).body;
  const about: ResolvedCase = { queue: 'guardian-disputes', id };
  for (const time of ['first', 'second']) {
    await decideGuardianCase(product.current, 'disputes', sister, 'open', { reason: `the ${time} question` });
    await decideGuardianCase(product.current, 'disputes', sister, 'resolve', { outcome: 'dismissed' });
    await expectOk('Asking again', requestAgain(sister.browser, about));
    expect((await requestAgain(sister.browser, about)).body.code).toBe('content.already-pending');
  }
});

test('an appeal concerns the resolution at that time: a colleague who resolved the case later may answer', async () => {
  const payer = await aPayer(product.current, 'Zakariya');
  await makeOlder(product.current, payer, 20);
  await expectOk('Refund', payer.browser.post('/api/subscription/refund', {}));
  const { id } = (await admin.get('/api/admin/refunds?sort=["requestedAt","DESC"]')).body[0];
  await expectOk('Refusal', act(admin, 'refunds', id, 'refuse', { reason }));
  const { body: ticket } = await expectOk('Asking again', requestAgain(payer.browser, { queue: 'refunds', id }));
  const colleague = await aBrother(product.current, 'Luqman');
  await govern(product.current, colleague, 'set-role', { role: 'admin' });
  await signIn(colleague);
  await expectOk('Refund', act(colleague.browser, 'refunds', id, 'approve', { reason }));
  const answer = { answer: 'We have looked again.' };
  expect((await act(admin, 'support', ticket.id, 'answer', answer)).body.code).toBe('content.conflict-of-interest');
  await expectOk('Answer', act(colleague.browser, 'support', ticket.id, 'answer', answer));
  await govern(product.current, colleague, 'set-role', { role: 'member' });
});

test('an appeal that no member of staff may answer is on hold, says so, and is available to new staff', async () => {
  const payer = await aPayer(product.current, 'Tariq');
  const { id: payerId } = (await payer.browser.get('/api/user')).body;
  const setRole = (userId: string, role: string, duties?: Duty[]) =>
    act(admin, 'users', userId, 'set-role', { role, duties, reason });
  await makeOlder(product.current, payer, 20);
  await expectOk('Refund', payer.browser.post('/api/subscription/refund', {}));
  const { id } = (await admin.get('/api/admin/refunds?sort=["requestedAt","DESC"]')).body[0];
  await expectOk('Refusal', act(admin, 'refunds', id, 'refuse', { reason }));
  const { body: ticket } = await expectOk('Asking again', requestAgain(payer.browser, { queue: 'refunds', id }));
  const onHold = async () => (await payer.browser.get('/api/support')).body[0].onHold;
  const seenBy = async (visitor: Visitor) => {
    const { body } = await visitor.get(`/api/admin/support?filter=${JSON.stringify({ id: [ticket.id] })}`);
    return body[0];
  };
  const figures = async () => {
    const metrics = (await product.current.visitor().get('/metrics')).body;
    const { queues } = (await admin.get('/api/admin/overview')).body;
    const { onHold: paused } = queues.find(({ queue }: { queue: string }) => queue === 'support');
    return [Number(/^mithaq_cases_on_hold (\d+)$/m.exec(metrics)?.[1]), paused];
  };
  // The only admin answers the appeal himself.
  const alone = { onHold: false, ownDecision: false, allowedActions: expect.arrayContaining(['answer', 'close']) };
  expect([await onHold(), await figures()]).toEqual([false, [0, 0]]);
  expect(await seenBy(admin)).toMatchObject(alone);

  await expectOk('Role', setRole(payerId, 'admin'));
  await signIn(payer);
  expect([await onHold(), await figures()]).toEqual([true, [1, 1]]);
  expect(await seenBy(admin)).toMatchObject({ onHold: true, ownDecision: true, allowedActions: [] });
  expect(await seenBy(payer.browser)).toBeUndefined();

  const colleague = await aBrother(product.current, 'Nuh');
  await expectOk('Role', setRole(colleague.userId, 'staff', ['cases']));
  await signIn(colleague);
  expect([await onHold(), await figures()]).toEqual([false, [0, 0]]);
  expect(await seenBy(admin)).toMatchObject({ onHold: false, ownDecision: true, allowedActions: [] });
  expect(await seenBy(colleague.browser)).toMatchObject(alone);
  await expectOk('Answer', act(colleague.browser, 'support', ticket.id, 'answer', { answer: 'We have looked.' }));
  for (const userId of [colleague.userId, payerId]) await expectOk('Role', setRole(userId, 'member'));
});

test('staff see what the appeal is about', async () => {
  const { reporter, about } = await aReport();
  await expectOk('Outcome', resolve(about));
  const { id } = (await requestAgain(reporter.browser, about)).body;
  const { body } = await admin.get(`/api/admin/support?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`);
  expect(body[0]).toMatchObject({ id, about, pendingSince: expect.any(String) });
});
