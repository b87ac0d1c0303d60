import { expect, test } from 'vitest';
import type { ApprovalId } from '#kernel/values/ids.ts';
import {
  aBrother,
  aMatch,
  decideNext,
  expectOk,
  grant,
  PASSWORD,
  type MatchedPair,
  type Person,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer } from '../../../testing/visitor.ts';
import type { MailId } from '#kernel/mail/mailer.ts';
import type { Email } from '../../../testing/product.ts';
import { kindOf } from '../../../testing/read-mail.ts';

const product = productUnderTest();
const call = ({ matchId }: MatchedPair, who: MatchedPair['brother'], what: string, body: object): Promise<Answer> =>
  who.browser.post(`/api/matches/${matchId}/${what}`, body);
const times = <T>(n: number, act: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, k) => act(k)));
const seen = async ({ sister, matchId }: MatchedPair) => (await sister.browser.get(`/api/matches/${matchId}`)).body;
const factsOf = async (type: string, matchId: string): Promise<number> => {
  const { db } = product.current.application.kernel;
  return (await db('kernel.event_log').where({ type }).whereRaw(`payload ->> 'matchId' = ?`, [matchId])).length;
};

test('100 concurrent pauses and resumptions by three people leave each one’s last choice, without failures', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister, guardian } = matched;
  const three = [brother, sister, guardian];
  const answers = await times(100, (n) =>
    call(matched, three[n % 3]!, 'status', { status: n % 2 ? 'active' : 'paused' }),
  );
  for (const { status, body } of answers) expect([200, 409], JSON.stringify(body)).toContain(status);
  for (const who of three) await call(matched, who, 'status', { status: 'paused' });
  expect((await seen(matched)).pauseReasons.sort()).toEqual(['guardian', 'man', 'own']);
  for (const who of three) await expectOk('Resumption', call(matched, who, 'status', { status: 'active' }));
  expect((await seen(matched)).status).toBe('active');
});

test('ending against everything else: the match ends once, with one notification, and stays ended', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister, guardian } = matched;
  const bodies = [{ status: 'ended' }, { status: 'paused' }, { status: 'active' }];
  const answers = await times(60, (n) =>
    call(matched, [brother, sister, guardian][n % 3]!, 'status', bodies[n % 3 === 0 ? 0 : 1 + (n % 2)]!),
  );
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect((await seen(matched)).status).toBe('ended');
  expect(await factsOf('matchmaking.match-ended', matched.matchId)).toBe(1);
});

test('if both propose the same stage at once, it is reached once', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister } = matched;
  const stage = 'family_introduction';
  const answers = await times(20, (n) => call(matched, n % 2 ? brother : sister, 'stage', { stage }));
  for (const { status } of answers) expect(status).toBe(200);
  expect((await seen(matched)).progressStage).toBe(stage);
  expect(await factsOf('matchmaking.stage-proposed', matched.matchId)).toBe(1);
  expect(await factsOf('matchmaking.stage-reached', matched.matchId)).toBe(1);
});

test('a message during the end of oversight is delivered before it, or reviewed after it', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister, guardian, matchId } = matched;
  for (const who of [sister, guardian])
    await expectOk('Wish', call(matched, who, 'supervision', { mode: 'read_along' }));
  const write = (n: number) => brother.browser.post(`/api/matches/${matchId}/messages`, { content: `Salam ${n}.` });
  const [withdrawn, sent] = await Promise.all([
    call(matched, sister, 'supervision', { mode: 'approve' }),
    times(10, write),
  ]);
  expect(withdrawn.status).toBe(200);
  for (const { status } of sent) expect(status).toBe(201);
  const delivered = sent.filter(({ body }) => !body.requiresGuardianReview).length;
  const waiting = (await guardian.browser.get('/api/guardian/pending-approvals')).body.length;
  expect([delivered + waiting, (await write(11)).body.requiresGuardianReview]).toEqual([10, true]);
});

type PendingItem = { id: string; type: string; from: number };

/** One item of each kind under review, each with an emailed link. */
async function oneOfEachWaits(matched: MatchedPair) {
  const { brother, sister, guardian, matchId } = matched;
  const [bilal, idris] = [await aBrother(product.current, 'Bilal'), await aBrother(product.current, 'Idris')];
  const requests = async (man: Person) => {
    await grant(product.current, man);
    const request = { toProfileId: sister.profileId, message: 'Salam.' };
    return (await expectOk('Interest', man.browser.post('/api/interest-requests', request))).body.id;
  };
  const refused = await requests(idris);
  await decideNext(guardian, 'approve');
  const answer = { action: 'decline', responseMessage: 'May Allah give you better.' };
  await expectOk('Refusal', sister.browser.post(`/api/interest-requests/${refused}/respond`, answer));
  await requests(bilal);
  for (const stage of ['family_introduction', 'meeting_arranged'])
    for (const who of [brother, sister])
      await expectOk('Stage', call(matched, who, 'stage', { stage, words: 'At the mosque.' }));
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' }));
  // Events within an hour of an email are reported after it.
  await product.current.advance('PT61M');
  for (const { browser, email } of [brother, sister, guardian])
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));

  const links = (await product.current.mailTo(guardian.email)).flatMap(({ text }) =>
    [...text.matchAll(/\/decide\/([\w-]+)/g)].map(([, token]) => token!),
  );
  const tokens = new Map<string, string>();
  for (const token of links) {
    const { status, body } = await product.current.visitor().get(`/api/approvals/${token}`);
    if (status === 200) tokens.set(body.id, token);
  }
  const items: PendingItem[] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  const of = (type: string, from?: Person) =>
    items.find((item) => item.type === type && (!from || item.from === from.profileId))!;
  return {
    bilal,
    idris,
    tokens,
    items: [of('interest_request', bilal), of('message', sister), of('stage'), of('message', brother)] as const,
  };
}

test('200 approvals and declines of the same items by sessions, links and in the match: one decision, one event, one email each', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister, guardian } = matched;
  const { bilal, idris, tokens, items } = await oneOfEachWaits(matched);
  const [request, words, stage, message] = items;
  expect(new Set(items.map(({ id }) => id)).size).toBe(4);
  const redirect = product.current.visitor();
  await expectOk('Sign-in', redirect.post('/api/auth/signin', { email: guardian.email, password: PASSWORD }));
  const people = { brother, sister, guardian, bilal, idris };
  const mails = async () => {
    const all = Object.entries(people).map(async ([who, { email }]) => [who, await product.current.mailTo(email)]);
    return Object.fromEntries(await Promise.all(all)) as Record<keyof typeof people, Email[]>;
  };
  const before = await mails();

  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answers = await times(200, (n) => {
    const { id } = items[n % 4]!;
    const action = ((n >> 2) + n) % 2 ? 'approve' : 'decline';
    const link = tokens.get(id)!;
    if (n % 5 === 0) return product.current.visitor().post(`/api/approvals/${link}`, { action });
    if (n % 5 === 1) return product.current.visitor().post(`/decide/${link}`, `action=${action}`, form);
    if (id === stage.id && n % 5 === 2) return call(matched, guardian, 'stage', { stage: 'meeting_arranged' });
    const browser = n % 5 === 3 ? redirect : guardian.browser;
    return browser.post(`/api/guardian/pending-approvals/${id}/respond`, { action });
  });
  for (const { status } of answers) expect([200, 404, 409, 410]).toContain(status);

  const { db } = product.current.application.kernel;
  const approved: Record<string, boolean> = {};
  for (const { id } of items) {
    const decisions = await db('guardianship.decision').where({ approval_id: id as ApprovalId });
    expect(decisions).toHaveLength(1);
    const facts = await db('kernel.event_log')
      .where({ type: 'guardianship.approval-decided' })
      .whereRaw(`payload ->> 'approvalId' = ?`, [id]);
    expect(facts.map(({ payload }) => (payload as { action: string }).action)).toEqual([decisions[0]!.action]);
    approved[id] = decisions[0]!.action === 'approve';
  }
  const after = await mails();
  const updates = (who: keyof typeof people) =>
    after[who]
      .slice(0, after[who].length - before[who].length)
      .map(kindOf)
      .sort();
  const kinds = (...expected: (MailId | false | undefined)[]) => expected.filter(Boolean).sort();
  // A guardian's email about a match has the same lines.
  const ofStage = 'matchUpdateGuardian';
  expect(updates('bilal')).toEqual(kinds(approved[request.id] ? 'interestWentOn' : 'interestRefused'));
  expect(updates('idris')).toEqual(kinds(approved[words.id] && 'responseDelivered'));
  expect(updates('brother')).toEqual(kinds(ofStage, !approved[message.id] && 'messageDeclined'));
  expect(updates('sister')).toEqual(
    kinds(
      ofStage,
      approved[message.id] && 'messageDelivered',
      approved[request.id] && 'interestReceived',
      !approved[words.id] && 'responseDeclined',
    ),
  );
  // He gets no updates about his own decisions.
  expect(updates('guardian')).toEqual([]);
}, 400_000);

test('a proposal withdrawn during its confirmation is either reached or gone', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister, guardian } = matched;
  for (const who of [brother, sister]) await call(matched, who, 'stage', { stage: 'family_introduction' });
  for (const who of [brother, sister]) await call(matched, who, 'stage', { stage: 'meeting_arranged' });
  const [blocked, confirmed] = await Promise.all([
    call(matched, sister, 'stage', { stage: 'meeting_arranged', action: 'take-back' }),
    call(matched, guardian, 'stage', { stage: 'meeting_arranged' }),
  ]);
  expect(blocked.status).toBe(200);
  const { progressStage, proposedStage } = await seen(matched);
  expect(proposedStage).toBeNull();
  expect([confirmed.status, progressStage]).toEqual(
    confirmed.status === 200 ? [200, 'meeting_arranged'] : [409, 'family_introduction'],
  );
  expect((await guardian.browser.get('/api/guardian/pending-approvals')).body).toEqual([]);
});
