import { expect, test } from 'vitest';
import { addMonths } from '#kernel/clock.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { aBrother, aSister, anAdmin, expectOk, guardianOf, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { requireNoPayers } from '../../../modules/billing/infra/require-no-payers.ts';

const product = productUnderTest({ inProcess: true, settings: { FEES: 'off' } });

const status = async ({ browser }: Person) => (await expectOk('Status', browser.get('/api/subscription/status'))).body;
const send = ({ browser }: Person, { profileId: toProfileId }: Person) =>
  browser.post('/api/interest-requests', { toProfileId });

async function sisters(count: number): Promise<Person[]> {
  const all: Person[] = [];
  for (let n = 0; n < count; n++) {
    const sister = await aSister(product.current, 'Amina');
    await guardianOf(product.current, sister);
    all.push(sister);
  }
  return all;
}

async function setMonthlyRequests(monthlyRequests: number): Promise<void> {
  const admin = await anAdmin(product.current);
  await expectOk('Settings', admin.put('/api/admin/site/site', { monthlyRequests }));
  await expect.poll(() => product.current.application.kernel.site.settings.monthlyRequests).toBe(monthlyRequests);
}

test.each([
  'GET /api/subscription-plans',
  'POST /api/create-signup-checkout-session',
  'POST /api/create-upgrade-checkout-session',
  'POST /api/promo-codes/check',
  'POST /api/subscription/cancel',
  'POST /api/subscription/refund',
  'GET /api/subscription/invoices',
  'GET /api/admin/subscription-plans',
  'GET /api/admin/promo-codes',
  'GET /api/admin/refunds',
  'POST /api/webhooks/stripe',
])('%s does not exist on a site without fees', async (call) => {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const admin = await anAdmin(product.current);
  const { status: code } = await (method === 'GET' ? admin.get(path) : admin.post(path, {}));
  expect(code).toBe(404);
});

test('no call is about plans or payments', () => {
  const paths = product.current.application.routes().map((route) => route.split(' ')[1]!);
  expect(paths).toContain('/api/subscription/status');
  expect(paths.filter((path) => /plan|promo|refund|checkout|invoice|stripe|pay/.test(path))).toEqual([]);
});

test('many requests at once never spend more than the allowance, and a repeated one spends nothing', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const others = await sisters(5);
  const answers = await Promise.all(others.map((sister) => send(brother, sister)));
  expect(answers.map(({ status: code }) => code).toSorted()).toEqual([201, 201, 201, 403, 403]);
  expect(await status(brother)).toMatchObject({ requestsRemaining: 0 });
  const refused = answers.find(({ status: code }) => code === 403)!;
  expect(refused.body).toMatchObject({ code: 'matchmaking.allowance-exhausted' });
  expect(refused.body.message).not.toContain('billing');
  const sent = answers.findIndex(({ status: code }) => code === 201);
  expect((await send(brother, others[sent]!)).status).toBe(403);
  expect(await status(brother)).toMatchObject({ requestsRemaining: 0 });
});

test('a request that ends without an answer in its month can be sent to somebody else', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const [sister] = await sisters(1);
  await expectOk('Interest', send(brother, sister!));
  expect((await status(brother)).requestsRemaining).toBe(2);
  await expectOk('Block', sister!.browser.post(`/api/profiles/${brother.profileId}/block`));
  expect((await status(brother)).requestsRemaining).toBe(3);
});

test('the operator changes the number for everybody at once', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const [sister] = await sisters(1);
  await expectOk('Interest', send(brother, sister!));
  await setMonthlyRequests(5);
  expect((await status(brother)).requestsRemaining).toBe(4);
  await setMonthlyRequests(0);
  expect(await status(brother)).toMatchObject({ requestsRemaining: 0, resetDate: null });
  await setMonthlyRequests(3);
});

test.each([[11], [-1], ['many']])('%s requests a month are refused, naming the field', async (monthlyRequests) => {
  const admin = await anAdmin(product.current);
  const { status: code, body } = await admin.put('/api/admin/site/site', { monthlyRequests });
  expect([code, Object.keys(body.fields)]).toEqual([400, ['monthlyRequests']]);
});

test('a start without fees is refused while members pay, and while nobody could delete payers at Stripe', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const db = openDatabase(product.databaseUrl, { poolSize: 1 });
  try {
    await expect(requireNoPayers(db, { hasKeys: false })).resolves.toBeUndefined();
    await db('billing.customer').insert({ id: 'cus_1', account_id: brother.userId });
    await expect(requireNoPayers(db, { hasKeys: false })).rejects.toThrow('1 people have data at Stripe');
    await expect(requireNoPayers(db, { hasKeys: true })).resolves.toBeUndefined();
    const startsAt = await product.current.now();
    const { id: planId } = (await db('billing.plan').where({ code: 'monthly' }).first('id'))!;
    await db('billing.subscription').insert({
      id: brother.userId,
      account_id: brother.userId,
      plan_id: planId,
      checkout_id: brother.userId,
      subscription_id: 'sub_1',
      invoice_id: 'in_1',
      price_pence: 1599,
      status: 'active',
      starts_at: startsAt,
      period_start: startsAt,
      period_end: addMonths(startsAt, 1),
      cancels_at_period_end: false,
    } as never);
    await expect(requireNoPayers(db, { hasKeys: true })).rejects.toThrow('1 subscriptions still renew');
  } finally {
    await db('billing.subscription').delete();
    await db('billing.customer').delete();
    await db.destroy();
  }
});
