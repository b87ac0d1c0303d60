import { expect, test } from 'vitest';
import {
  aBrother,
  aSister,
  decideNext,
  expectOk,
  grant,
  guardianOf,
  type Person,
  type Sister,
} from '../../testing/people.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';

const product = productUnderTest();
const db = () => product.current.application.kernel.db;

let couple: { brother: Person; sister: Sister; guardian: Person };
async function two() {
  if (couple) return couple;
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  const guardian = await guardianOf(product.current, sister);
  await grant(product.current, brother);
  // Enough of them for every round.
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

/** After a block nothing is open between the two, nothing waits, and nothing but what was answered is paid for. */
async function expectNothingLeft(spent: number, before: number): Promise<void> {
  const { brother, guardian } = await two();
  expect(await running('matchmaking.match', ['active', 'paused'])).toBe(0);
  expect(await running('matchmaking.interest_request', ['guardian_pending', 'pending'])).toBe(0);
  expect((await guardian.browser.get('/api/guardian/pending-approvals')).body).toEqual([]);
  expect(await left(brother)).toBe(before - spent);
}

/** Some rounds of many calls at once, since each round may end in either order. */
async function rounds(n: number, round: (n: number) => Promise<void>): Promise<void> {
  for (let k = 0; k < n; k++) await round(k);
}

test('block against send: refused, or sent and given back', async () => {
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

test('accept against block: lapsed and given back, or a match that has ended', async () => {
  const { brother, sister, guardian } = await two();
  await rounds(6, async (n) => {
    const before = await left(brother);
    const { body } = await expectOk(
      'Interest',
      brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId }),
    );
    expect(await decideNext(guardian, 'approve')).toBe(200);
    const accept = () => sister.browser.post(`/api/interest-requests/${body.id}/respond`, { action: 'accept' });
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

test('withdrawal against answer: one of them holds', async () => {
  const { brother, sister, guardian } = await two();
  await rounds(4, async () => {
    const before = await left(brother);
    const request = brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
    const { body } = await expectOk('Interest', request);
    expect(await decideNext(guardian, 'approve')).toBe(200);
    const [taken, accepted] = await Promise.all([
      brother.browser.post(`/api/interest-requests/${body.id}/withdraw`),
      sister.browser.post(`/api/interest-requests/${body.id}/respond`, { action: 'accept' }),
    ]);
    expect([taken.status, accepted.status].toSorted()).toEqual([200, 409]);
    expect(await running('matchmaking.match', ['active'])).toBe(accepted.status === 200 ? 1 : 0);
    expect(await left(brother)).toBe(before - 1);
    // What was between them ends, for the next round.
    await expectOk('Block', block(sister, brother));
    await expectOk('Lifting', lift(sister, brother));
  });
}, 60_000);
