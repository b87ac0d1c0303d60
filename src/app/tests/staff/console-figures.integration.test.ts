import { beforeAll, expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aModerator,
  anAdmin,
  aSister,
  decideNext,
  expectOk,
  govern,
  grant,
  type MatchedPair,
  type Person,
} from '../../../testing/people.ts';
import { aPayer, callStripe, PLANS } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();
let matched: MatchedPair, disabled: Person;
beforeAll(async () => {
  const { current } = product;
  matched = await aMatch(current);
  await expectOk(
    'Message',
    matched.brother.browser.post(`/api/matches/${matched.matchId}/messages`, { content: 'Salam.' }),
  );
  const erased = await aSister(current, 'Erased');
  const paidAndErased = await aPayer(current, 'Gone', { planId: PLANS.lifetime });
  for (const { browser } of [erased, paidAndErased]) await expectOk('Leaving', browser.delete('/api/account'));
  await current.advance('P31D');

  await decideNext(await again(matched.guardian), 'approve');
  await aModerator(current);
  const refunded = await aPayer(current, 'Refunded');
  await expectOk('Refund', callStripe(current, 'POST', 'refunds', `payment_intent=${refunded.paymentIntentId}`));
  await aPayer(current, 'Payer', { planId: PLANS.sixMonth });
  disabled = await aBrother(current, 'Disabled');
  await grant(current, disabled);
  await govern(current, disabled, 'disable');
  const leaving = await aBrother(current, 'Leaving');
  await expectOk('Leaving', leaving.browser.delete('/api/account'));
  await current.waitForIdle();
}, 400_000);

/** Signs in again, because a moved clock ends sessions. */
async function again(person: Person): Promise<Person> {
  const password = 'a long walk at dawn 7';
  await expectOk('Sign-in', person.browser.post('/api/auth/signin', { email: person.email, password }));
  return person;
}

const requested = async (path: string) =>
  (await expectOk(path, (await anAdmin(product.current)).get(`/api/admin/${path}`))).body;
const sql = async (text: string): Promise<Record<string, unknown>[]> =>
  (await product.current.application.kernel.db.raw(text)).rows;

test('the cards agree with the tables', async () => {
  const [counted] = await sql(`
    select count(*)::int as total, sum((gender = 'male')::int)::int as male, sum((gender = 'female')::int)::int as female,
           sum((is_active and deletion_scheduled_for is null)::int)::int as active
    from identity.account where role not in ('admin', 'moderator')`);
  const [money] = await sql(`select (sum(amount_pence) - sum(refunded_pence))::int as pence from billing.payment`);
  const { total, male, female, active } = counted as Record<string, number>;
  expect(await requested('stats')).toEqual({
    totalUsers: total,
    maleUsers: male,
    femaleUsers: female,
    activeUsers: active,
    inactiveUsers: total! - active!,
    totalRevenue: (Number(money!['pence']) / 100).toFixed(2),
  });
  // One is disabled and one is leaving; of the payers one was refunded in full, and one is erased.
  expect(total! - active!).toBe(2);
  expect(money!['pence']).toBe(9999 + 6000);
});

test('the list counts disabled and leaving members as the cards do', async () => {
  const { activeUsers, inactiveUsers } = await requested('stats');
  const admin = await anAdmin(product.current);
  for (const isActive of [true, false]) {
    const filter = encodeURIComponent(JSON.stringify({ role: 'member', isActive }));
    const { headers } = await admin.get(`/api/admin/users?range=[0,0]&filter=${filter}`);
    expect(headers.get('Content-Range')).toBe(`users 0-0/${isActive ? activeUsers : inactiveUsers}`);
  }
});

test('the months agree with the tables, and add up', async () => {
  const { months } = await requested('overview');
  expect(months).toHaveLength(12);
  const now = (await product.current.now()).toISOString().slice(0, 7);
  expect(months.at(-1).month).toBe(now);
  for (const { month, ...figures } of months) {
    const within = (column: string) =>
      `${column} >= '${month}-01T00:00:00Z' and ${column} < timestamptz '${month}-01T00:00:00Z' + interval '1 month'`;
    const [counted] = await sql(`select
      (select count(*)::int from identity.account where role = 'member' and ${within('created_at')}) as "signUps",
      (select count(*)::int from guardianship.guardian where ${within('verified_at')}) as verifications,
      (select count(*)::int from matchmaking.interest_request where ${within('created_at')}) as requests,
      (select coalesce(sum(amount_pence - refunded_pence), 0)::int from billing.payment where ${within('paid_at')}) as revenue`);
    const { medianApprovalHours: _, revenue, ...counts } = figures;
    const { revenue: pence, ...wanted } = counted!;
    expect.soft(counts, month).toEqual(wanted);
    expect.soft(revenue, month).toBe((Number(pence) / 100).toFixed(2));
  }
  const sum = (of: string) => months.reduce((all: number, row: Record<string, unknown>) => all + Number(row[of]), 0);
  const stats = await requested('stats');
  expect(sum('signUps')).toBe(stats.totalUsers);
  expect(sum('revenue').toFixed(2)).toBe(stats.totalRevenue);
});

test('the waiting time of approvals is the month’s median, in hours', async () => {
  const { months } = await requested('overview');
  // The message waited while the clock was moved by a month.
  expect(months.at(-1).medianApprovalHours).toBeGreaterThan(31 * 24);
  expect(months[0].medianApprovalHours).toBeNull();
});

test('every module contributes to a timeline, without private texts', async () => {
  await expectOk(
    'Report',
    (await again(matched.sister)).browser.post('/api/reports', {
      subjectType: 'profile',
      subjectId: matched.brother.profileId,
      reason: 'other',
      details: 'He wrote unkindly.',
    }),
  );
  const story: { at: string; kind: string; detail: object }[] = await requested(
    `users/${matched.brother.userId}/timeline`,
  );
  const kinds = story.map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'signed-up',
      'profile-created',
      'grant-plan',
      'request-sent',
      'request-sent-accepted',
      'match-made',
      'reported',
    ]),
  );
  expect(story.map(({ at }) => at)).toEqual(
    story
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(JSON.stringify(story)).not.toMatch(/unkindly|Salam/);
  const hers = (await requested(`users/${matched.sister.userId}/timeline`)).map(({ kind }: { kind: string }) => kind);
  expect(hers).toEqual(
    expect.arrayContaining(['guardian-named', 'guardian-verified', 'request-received', 'report-made']),
  );
  const his = (await requested(`users/${matched.guardian.userId}/timeline`)).map(({ kind }: { kind: string }) => kind);
  expect(his).toEqual(expect.arrayContaining(['signed-up', 'ward-verified']));
  const theirs = (await requested(`users/${disabled.userId}/timeline`)).map(({ kind }: { kind: string }) => kind);
  expect(theirs).toEqual(expect.arrayContaining(['disabled', 'grant-plan']));
});
