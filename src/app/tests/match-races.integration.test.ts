import { expect, test } from 'vitest';
import type { ApprovalId } from '#kernel/ids.ts';
import { aMatch, expectOk, linkIn, PASSWORD, type Matched } from '../../testing/people.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';
import type { Answer } from '../../testing/visitor.ts';

const product = productUnderTest();
const call = ({ matchId }: Matched, who: Matched['brother'], what: string, body: object): Promise<Answer> =>
  who.browser.post(`/api/matches/${matchId}/${what}`, body);
const times = <T>(n: number, act: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, k) => act(k)));
const seen = async ({ sister, matchId }: Matched) => (await sister.browser.get(`/api/matches/${matchId}`)).body;
const factsOf = async (type: string, matchId: string): Promise<number> => {
  const { db } = product.current.application.kernel;
  return (await db('kernel.event_log').where({ type }).whereRaw(`payload ->> 'matchId' = ?`, [matchId])).length;
};
const newsTo = async (email: string): Promise<number> =>
  (await product.current.mailTo(email)).filter(({ subject }) => /^News of (your|a) conversation/.test(subject)).length;

test('100 simultaneous pauses and resumptions by three leave what each chose last, and no refusal is a failure', async () => {
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

test('ending against everything else: it ends once, is told once, and stays ended', async () => {
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

test('both propose the same stage at the same moment: they have come to it, once', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister } = matched;
  const stage = 'family_introduction';
  const answers = await times(20, (n) => call(matched, n % 2 ? brother : sister, 'stage', { stage }));
  for (const { status } of answers) expect(status).toBe(200);
  expect((await seen(matched)).progressStage).toBe(stage);
  expect(await factsOf('matchmaking.stage-proposed', matched.matchId)).toBe(1);
  expect(await factsOf('matchmaking.stage-reached', matched.matchId)).toBe(1);
});

test('a message while the reading along is withdrawn is delivered before it, or waits after it', async () => {
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

test('200 decisions of the same items by session, by link and in the match: one each, told once', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister, guardian, matchId } = matched;
  const again = () =>
    Promise.all(
      [brother, sister, guardian].map(({ browser, email }) =>
        browser.post('/api/auth/signin', { email, password: PASSWORD }),
      ),
    );
  for (const who of [brother, sister]) await call(matched, who, 'stage', { stage: 'family_introduction' });
  await product.current.advance('PT61M');
  await again();
  for (const who of [brother, sister]) await call(matched, who, 'stage', { stage: 'meeting_arranged' });
  const stageToken = await linkIn(product.current, guardian.email, /\/decide\/([\w-]+)/);
  await product.current.advance('PT61M');
  await again();
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' }));
  const messageToken = await linkIn(product.current, guardian.email, /\/decide\/([\w-]+)/);
  const items: { id: string; type: string }[] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  expect(items.map(({ type }) => type)).toEqual(['stage', 'message']);
  const before = { his: await newsTo(brother.email), hers: await newsTo(sister.email) };

  const tokens = [stageToken, messageToken];
  const answers = await times(200, (n) => {
    const which = n % 2;
    const action = n % 3 ? 'approve' : 'decline';
    if (n % 7 === 0 && which === 0) return call(matched, guardian, 'stage', { stage: 'meeting_arranged' });
    if (n % 5 === 0) return product.current.visitor().post(`/api/approvals/${tokens[which]}`, { action });
    return guardian.browser.post(`/api/guardian/pending-approvals/${items[which]!.id}/respond`, { action });
  });
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);

  const { db } = product.current.application.kernel;
  for (const { id } of items) {
    expect(await db('guardianship.decision').where({ approval_id: id as ApprovalId })).toHaveLength(1);
    const decided = await db('kernel.event_log')
      .where({ type: 'guardianship.approval-decided' })
      .whereRaw(`payload ->> 'approvalId' = ?`, [id]);
    expect(decided).toHaveLength(1);
  }
  expect(await newsTo(brother.email)).toBe(before.his + 1);
  expect(await newsTo(sister.email)).toBe(before.hers + 1);
});

test('a proposal taken back while it is confirmed is reached, or is gone', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister, guardian } = matched;
  for (const who of [brother, sister]) await call(matched, who, 'stage', { stage: 'family_introduction' });
  for (const who of [brother, sister]) await call(matched, who, 'stage', { stage: 'meeting_arranged' });
  const [taken, confirmed] = await Promise.all([
    call(matched, sister, 'stage', { stage: 'meeting_arranged', action: 'take-back' }),
    call(matched, guardian, 'stage', { stage: 'meeting_arranged' }),
  ]);
  expect(taken.status).toBe(200);
  const { progressStage, proposedStage } = await seen(matched);
  expect(proposedStage).toBeNull();
  expect([confirmed.status, progressStage]).toEqual(
    confirmed.status === 200 ? [200, 'meeting_arranged'] : [409, 'family_introduction'],
  );
  expect((await guardian.browser.get('/api/guardian/pending-approvals')).body).toEqual([]);
});
