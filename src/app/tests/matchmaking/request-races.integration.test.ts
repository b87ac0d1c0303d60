import { expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import { newId, type RequestId } from '#kernel/values/ids.ts';
import {
  aBrother,
  aSister,
  decideNext,
  expectOk,
  grant,
  guardianOf,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();
const db = () => product.current.application.kernel.db;

let couple: { brother: Person; sister: Sister; guardian: Person };
async function two() {
  if (couple) return couple;
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  const guardian = await guardianOf(product.current, sister);
  await grant(product.current, brother);
  // Enough for every round.
  await db()('matchmaking.allowance').where({ account_id: brother.userId }).update({ month_grant: 100, balance: 100 });
  return (couple = { brother, sister, guardian });
}

const block = (by: Person, other: Person) => by.browser.post(`/api/profiles/${other.profileId}/block`);
const lift = (by: Person, other: Person) => by.browser.delete(`/api/profiles/${other.profileId}/block`);
const left = async ({ browser }: Person): Promise<number> =>
  (await browser.get('/api/subscription/status')).body.requestsRemaining;
const running = (table: 'matchmaking.match' | 'matchmaking.interest_request', statuses: string[]) =>
  db()(table as 'matchmaking.match')
    .whereIn('status', statuses as 'active'[])
    .then((rows) => rows.length);

/** Expects that after a block nothing is open or pending between both, and only answered requests are spent. */
async function expectNothingLeft(spent: number, before: number): Promise<void> {
  const { brother, guardian } = await two();
  expect(await running('matchmaking.match', ['active', 'paused'])).toBe(0);
  expect(await running('matchmaking.interest_request', ['guardian_pending', 'pending'])).toBe(0);
  expect((await guardian.browser.get('/api/guardian/pending-approvals')).body).toEqual([]);
  expect(await left(brother)).toBe(before - spent);
}

const theRequest = async (id: RequestId) => (await db()('matchmaking.interest_request').where({ id }).first())!;

/** A request that her guardian has approved. */
async function aPendingRequest(): Promise<RequestId> {
  const { brother, sister, guardian } = await two();
  const send = brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
  const { body } = await expectOk('Interest', send);
  expect(await decideNext(guardian, 'approve')).toBe(200);
  return body.id;
}

/** Ends everything between both, so that another request is allowed. */
async function startOver(): Promise<void> {
  const { brother, sister } = await two();
  await expectOk('Block', block(sister, brother));
  await expectOk('Lifting', lift(sister, brother));
  const past = after(await product.current.now(), -100 * DAY);
  await db()('matchmaking.interest_request').whereNotNull('responded_at').update({ responded_at: past });
}

/** Runs several rounds of concurrent requests, since each round may end in either order. */
async function rounds(n: number, round: (n: number) => Promise<void>): Promise<void> {
  for (let k = 0; k < n; k++) await round(k);
}

test('block against send: the request is refused, or sent and returned to the allowance', async () => {
  const { brother, sister } = await two();
  await rounds(6, async (n) => {
    const before = await left(brother);
    const send = () => brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
    const by = n % 2 ? [brother, sister] : [sister, brother];
    const [sent, ...others] = await Promise.all([
      ...[1, 2, 3, 4].map(send),
      ...[1, 2, 3].map(() => block(by[0]!, by[1]!)),
    ]).then((answers) => [answers.slice(0, 4), ...answers.slice(4)] as const);
    for (const { status } of others) expect(status).toBe(204);
    for (const { status } of sent) expect([201, 404, 409]).toContain(status);
    await expectNothingLeft(0, before);
    expect((await send()).status).toBe(404);
    await lift(by[0]!, by[1]!);
  });
}, 60_000);

test('acceptance against block: the request lapses and is returned, or the match ends', async () => {
  const { brother, sister } = await two();
  await rounds(6, async (n) => {
    const before = await left(brother);
    const id = await aPendingRequest();
    const accept = () => sister.browser.post(`/api/interest-requests/${id}/respond`, { action: 'accept' });
    const blocker = n % 2 ? brother : sister;
    const blocked = n % 2 ? sister : brother;
    const [first, ...rest] = n % 3 === 0 ? [block(blocker, blocked), accept()] : [accept(), block(blocker, blocked)];
    const answers = await Promise.all([first!, ...rest, accept(), block(blocker, blocked)]);
    const accepted = answers.filter(({ status }) => status === 200).length;
    for (const { status } of answers) expect([200, 204, 409]).toContain(status);
    expect(accepted).toBeLessThanOrEqual(1);
    await expectNothingLeft(accepted, before);
    await lift(blocker, blocked);
  });
}, 60_000);

test('withdrawal against response: one of them succeeds', async () => {
  const { brother, sister } = await two();
  await rounds(4, async () => {
    const before = await left(brother);
    const id = await aPendingRequest();
    const [withdrawn, accepted] = await Promise.all([
      brother.browser.post(`/api/interest-requests/${id}/withdraw`),
      sister.browser.post(`/api/interest-requests/${id}/respond`, { action: 'accept' }),
    ]);
    expect([withdrawn.status, accepted.status].toSorted()).toEqual([200, 409]);
    expect(await running('matchmaking.match', ['active'])).toBe(accepted.status === 200 ? 1 : 0);
    expect(await left(brother)).toBe(before - 1);
    await startOver();
  });
}, 60_000);

test('expiry against response: answered in time, or expired', async () => {
  const { brother, sister, guardian } = await two();
  const { expire } = product.current.application.modules.matchmaking.commands;
  await rounds(6, async (n) => {
    const before = await left(brother);
    const id = await aPendingRequest();
    // Expires during the requests, a little later each time.
    const expiresAt = after(await product.current.now(), n * 15);
    await db()('matchmaking.interest_request').where({ id }).update({ expires_at: expiresAt });
    const answer = (action: string) => sister.browser.post(`/api/interest-requests/${id}/respond`, { action });
    const [answers] = await Promise.all([
      Promise.all([answer('accept'), answer('decline'), answer('accept')]),
      expire.execute(),
      expire.execute(),
    ]);
    const ended = async () => {
      await expire.execute();
      return (await theRequest(id)).status;
    };
    await expect.poll(ended).not.toBe('pending');
    const { status } = await theRequest(id);
    expect(answers.map((one) => one.status).toSorted()).toEqual(
      status === 'expired' ? [409, 409, 409] : [200, 409, 409],
    );
    const facts = await db()('kernel.event_log')
      .whereRaw(`payload ->> 'requestId' = ?`, [id])
      .whereIn(
        'type',
        ['accepted', 'declined', 'expired'].map((what) => `matchmaking.interest-${what}`),
      )
      .pluck('type');
    expect(facts).toEqual([`matchmaking.interest-${status}`]);
    expect(await running('matchmaking.match', ['active'])).toBe(status === 'accepted' ? 1 : 0);
    expect(await left(brother)).toBe(before - 1);
    expect((await guardian.browser.get('/api/guardian/pending-approvals')).body).toEqual([]);
    await startOver();
  });
}, 60_000);

test('withdrawal against the guardian’s refusal: one of them succeeds', async () => {
  const { brother, sister, guardian } = await two();
  await rounds(4, async () => {
    const { body } = await expectOk(
      'Interest',
      brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId }),
    );
    // Read first, because a withdrawal removes it.
    const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
    const [withdrawn, refused] = await Promise.all([
      brother.browser.post(`/api/interest-requests/${body.id}/withdraw`),
      guardian.browser.post(`/api/guardian/pending-approvals/${item.id}/respond`, { action: 'decline' }),
    ]);
    expect([withdrawn.status, refused.status].toSorted()).toEqual([200, 409]);
    expect((await theRequest(body.id)).status).toBe(withdrawn.status === 200 ? 'withdrawn' : 'guardian_declined');
    expect((await guardian.browser.get('/api/guardian/pending-approvals')).body).toEqual([]);
    await startOver();
  });
}, 60_000);

test('pages of requests contain each one once, with the total, even during a send', async () => {
  const { brother, sister } = await two();
  const at = await product.current.now();
  const past = { from_profile_id: brother.profileId, to_profile_id: sister.profileId, status: 'withdrawn' as const };
  // Some of them have the same time.
  const rows = Array.from({ length: 12 }, (_, n) => ({
    ...past,
    id: newId<RequestId>(at),
    ward_profile_id: sister.profileId,
    created_at: after(at, -Math.floor(n / 3) * DAY),
    approved_at: at,
    responded_at: at,
    expires_at: at,
  }));
  await db()('matchmaking.interest_request').insert(rows);
  const all = (await brother.browser.get('/api/interest-requests/sent')).body.map(({ id }: { id: string }) => id);
  expect(all).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));

  const read: string[] = [];
  for (let next: string | undefined = '/api/interest-requests/sent?limit=5'; next;) {
    const { body, headers } = await brother.browser.get(next);
    expect(body.length).toBeLessThanOrEqual(5);
    expect(headers.get('X-Total-Count')).toBe(String(read.length === 0 ? all.length : all.length + 1));
    if (read.length === 0)
      await expectOk('Interest', brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId }));
    read.push(...body.map(({ id }: { id: string }) => id));
    next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  }
  expect(read).toEqual(all);
  expect((await sister.browser.get('/api/interest-requests/received?limit=1')).headers.get('X-Total-Count')).toBe(
    String(all.length + 1),
  );
  const open = await brother.browser.get('/api/interest-requests/sent?open=true');
  expect([open.body.length, open.headers.get('X-Total-Count')]).toEqual([1, '1']);
  const ended = await brother.browser.get('/api/interest-requests/sent?open=false');
  expect([ended.body.length, ended.headers.get('X-Total-Count')]).toEqual([all.length, String(all.length)]);
  const withOne = async (profileId: number) =>
    (await brother.browser.get(`/api/interest-requests/sent?profileId=${profileId}`)).body.length;
  expect([await withOne(sister.profileId), await withOne(brother.profileId)]).toEqual([all.length + 1, 0]);
  for (const cursor of ['x', '1.x', `${'9'.repeat(20)}.${all[0]}`])
    expect((await brother.browser.get(`/api/interest-requests/sent?cursor=${cursor}`)).status).toBe(400);
});
