import { expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aSister,
  anAdmin,
  decideNext,
  grant,
  guardianOf,
  invitationTo,
  verifyGuardian,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer } from '../../../testing/visitor.ts';

const product = productUnderTest();
const statuses = (answers: Answer[]) => answers.map((answer) => answer.status).sort();

test('100 concurrent sends with 3 requests left result in 3 requests and 97 clear refusals', async () => {
  const brother = await aBrother(product.current, 'Idris');
  const sisters = await Promise.all(Array.from({ length: 10 }, (_, n) => aSister(product.current, `Sister ${n}`)));
  await Promise.all(sisters.map((sister) => verifyGuardian(product.current, sister)));
  await grant(product.current, brother);

  /** Sends until the site has time for it, like the member app: 503 says that nothing was done. */
  const send = async (n: number): Promise<Answer> => {
    const answer = await brother.browser.post('/api/interest-requests', { toProfileId: sisters[n % 10]!.profileId });
    return answer.status === 503 ? send(n) : answer;
  };
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => send(n)));

  const made = answers.filter((answer) => answer.status === 201);
  const refused = answers.filter((answer) => answer.status !== 201);
  expect(made).toHaveLength(3);
  expect(refused).toHaveLength(97);
  // Refused by the allowance, or because this pair has an open request.
  for (const { status, body } of refused)
    expect([`403 matchmaking.allowance-exhausted`, `409 matchmaking.request-open`]).toContain(`${status} ${body.code}`);
  expect(refused.filter(({ body }) => body.requestsRemaining === 0).length).toBeGreaterThan(0);
  expect((await brother.browser.get('/api/interest-requests/sent')).body).toHaveLength(3);
  expect((await brother.browser.get('/api/subscription/status')).body.requestsRemaining).toBe(0);
});

test('two concurrent sends to the same person create one request', async () => {
  const [brother, sister] = await Promise.all([
    aBrother(product.current, 'Bilal'),
    aSister(product.current, 'Sumayya'),
  ]);
  await verifyGuardian(product.current, sister);
  await grant(product.current, brother);
  const send = () => brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
  expect(statuses(await Promise.all([send(), send()]))).toEqual([201, 409]);
  expect((await brother.browser.get('/api/subscription/status')).body.requestsRemaining).toBe(2);
});

test('requests that cross each other become one', async () => {
  const [brother, sister] = await Promise.all([aBrother(product.current, 'Umar'), aSister(product.current, 'Hafsa')]);
  await verifyGuardian(product.current, sister);
  await Promise.all([grant(product.current, brother), grant(product.current, sister)]);
  const answers = await Promise.all([
    brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId }),
    sister.browser.post('/api/interest-requests', { toProfileId: brother.profileId }),
  ]);
  // Hers was first, which he could not know: his is accepted, and hers ends.
  const [his, hers] = answers.map(({ status }) => status);
  expect([
    [201, 409],
    [201, 201],
  ]).toContainEqual([his, hers]);
  const open = await product.current.application.kernel
    .db('matchmaking.interest_request')
    .whereIn('from_profile_id', [brother.profileId, sister.profileId])
    .where({ status: 'guardian_pending' })
    .pluck('from_profile_id');
  expect(open).toEqual([brother.profileId]);
});

test('two concurrent acceptances create one match', async () => {
  const [brother, sister] = await Promise.all([
    aBrother(product.current, 'Hamza'),
    aSister(product.current, 'Safiyya'),
  ]);
  const guardian = await guardianOf(product.current, sister);
  await grant(product.current, brother);
  const { body: request } = await brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
  await decideNext(guardian, 'approve');

  const accept = () => sister.browser.post(`/api/interest-requests/${request.id}/respond`, { action: 'accept' });
  expect(statuses(await Promise.all([accept(), accept()]))).toEqual([200, 409]);
  expect((await sister.browser.get('/api/matches')).body).toHaveLength(1);
});

test('concurrent approval and decline: one succeeds, the other is told that it is decided', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' });
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  const decide = (action: string) =>
    guardian.browser.post(`/api/guardian/pending-approvals/${item.id}/respond`, { action });

  const answers = await Promise.all([decide('approve'), decide('decline')]);
  expect(statuses(answers)).toEqual([200, 409]);
  expect(answers.find((answer) => answer.status === 409)!.body.code).toBe('guardianship.already-decided');

  const winner = answers.find((answer) => answer.status === 200)!.body.action;
  const visible = (await sister.browser.get(`/api/matches/${matchId}/messages`)).body;
  expect(visible).toHaveLength(winner === 'approve' ? 1 : 0);
  expect(
    (await guardian.browser.get('/api/guardian/decisions')).body.filter((d: { type: string }) => d.type === 'message'),
  ).toHaveLength(1);
});

test('withdrawal against approval: the request is either withdrawn or approved', async () => {
  const [brother, sister] = await Promise.all([aBrother(product.current, 'Salman'), aSister(product.current, 'Asma')]);
  const guardian = await guardianOf(product.current, sister);
  await grant(product.current, brother);
  const { body: request } = await brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  const [withdrawn, approved] = await Promise.all([
    brother.browser.post(`/api/interest-requests/${request.id}/withdraw`),
    guardian.browser.post(`/api/guardian/pending-approvals/${item.id}/respond`, { action: 'approve' }),
  ]);

  const [{ status }] = (await brother.browser.get('/api/interest-requests/sent')).body;
  // An approved request may still be withdrawn; a withdrawn one cannot be approved.
  expect(status).toBe('withdrawn');
  expect(withdrawn.status).toBe(200);
  expect([200, 409]).toContain(approved.status);
});

test('a message sent twice with the same client id is one message', async () => {
  const { brother, guardian, matchId } = await aMatch(product.current);
  const send = () =>
    brother.browser.post(`/api/matches/${matchId}/messages`, {
      content: 'Salam.',
      clientId: '0190f3a2-0000-7000-8000-000000000001',
    });
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(statuses(answers)).toEqual([201, 201, 201]);
  expect((await guardian.browser.get('/api/guardian/pending-approvals')).body).toHaveLength(1);
});

test('concurrent attempts at a code count one by one: after ten it expires', async () => {
  const sister = await aSister(product.current, 'Ruqayya');
  const { id, code } = await invitationTo(product.current, sister.wali.email);
  const guess = (tried: string) =>
    product.current.visitor().get(`/api/wali-verify/${id}?code=${tried}`, { 'X-Requested-With': 'mithaq' });
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(`WRONG${n}`)));
  expect(guesses.filter((answer) => answer.status === 400)).toHaveLength(10);
  expect((await guess(code)).body.code).toBe('guardianship.code-expired');
});

test('two articles with one title, added at once in two languages, have different addresses', async () => {
  const admin = await anAdmin(product.current);
  const article = { title: 'Guests', content: 'A guest is honoured.', category: 'marriage' };
  const added = ['en', 'ar', 'ur', 'en'].map((language) => admin.post('/api/admin/articles', { ...article, language }));
  const addresses = (await Promise.all(added)).map(({ body }) => body.slug);
  expect(addresses.toSorted()).toEqual(['guests', 'guests-2', 'guests-3', 'guests-4']);
});
