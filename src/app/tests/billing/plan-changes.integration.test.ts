import { beforeAll, describe, expect, test } from 'vitest';
import { aBrother, anAdmin, expectOk, grant, PASSWORD, type Person } from '../../../testing/people.ts';
import { aPayer, callStripe, buy, confirmPayment, giveCard, intentOf, PLANS } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { aPlan, aPromoCode } from '../../../testing/records.ts';
import type { Answer, Visitor } from '../../../testing/visitor.ts';

// How changes by admins affect plans that members have or are buying, and promo codes.

const product = productUnderTest();
let admin: Visitor;
beforeAll(async () => {
  admin = await anAdmin(product.current);
});

const PLAN_PATH = '/api/admin/subscription-plans';
const CODE_PATH = '/api/admin/promo-codes';
const addPlan = async (more: object = {}) => (await admin.post(PLAN_PATH, { ...aPlan(), ...more })).body;
const addCode = async (more: object = {}) => (await admin.post(CODE_PATH, { ...aPromoCode(), ...more })).body;
const changePlan = (id: number, changes: object) => admin.put(`${PLAN_PATH}/${id}`, changes);
const planNow = async (id: number) => (await admin.get(`${PLAN_PATH}/${id}`)).body;
const offered = async () =>
  (await product.current.visitor().get('/api/subscription-plans')).body.map(({ id }: { id: number }) => id);
const open = ({ browser }: Pick<Person, 'browser'>, planId: number, promoCode?: string): Promise<Answer> =>
  browser.post('/api/create-upgrade-checkout-session', { planId, promoCode });
const pay = async ({ browser }: Pick<Person, 'browser'>, clientSecret: string) => {
  await confirmPayment(product.current, clientSecret);
  return browser.post('/api/verify-upgrade-payment', { paymentIntentId: intentOf(clientSecret) });
};
const statusOf = async ({ browser }: Pick<Person, 'browser'>) => (await browser.get('/api/subscription/status')).body;

describe('a plan', () => {
  test('when added it is offered, has a code from its name, and its price exists at Stripe', async () => {
    const plan = await addPlan({ name: 'Ramadan Offer' });
    expect(plan).toMatchObject({ code: 'ramadan_offer', price: '40.00', isActive: true, subscribers: 0 });
    expect(await offered()).toContain(plan.id);
    expect((await addPlan({ name: 'Ramadan Offer' })).code).toBe('ramadan_offer_2');
    await product.current.waitForIdle();
    const { stripePriceId } = await planNow(plan.id);
    const { body } = await callStripe(product.current, 'GET', `prices/${stripePriceId}`);
    expect(body).toMatchObject({ unit_amount: 4000, recurring: { interval: 'month', interval_count: 3 } });
  });

  test.each([['0.00'], ['0.29']])('cannot cost %s: only the free plan costs nothing', async (price) => {
    const { status, body } = await admin.post(PLAN_PATH, { ...aPlan(), price });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['price']]);
  });

  test.each([['twelve'], ['-1.00'], ['1.999'], ['1,50'], ['']])('refuses the price %j', async (price) => {
    expect((await admin.post(PLAN_PATH, { ...aPlan(), price })).body.fields).toHaveProperty('price');
  });

  test('with a changed price has a new one at Stripe; members keep the old one, also at renewals', async () => {
    const plan = await addPlan({ duration: 1 });
    await product.current.waitForIdle();
    const before = (await planNow(plan.id)).stripePriceId;
    const payer = await aPayer(product.current, 'Keeper', { planId: plan.id });
    expect((await changePlan(plan.id, { price: '55' })).body).toMatchObject({ price: '55.00', stripePriceId: null });
    await product.current.waitForIdle();
    expect((await planNow(plan.id)).stripePriceId).not.toBe(before);
    await product.current.advance('P32D');
    admin = await anAdmin(product.current);
    await payer.browser.post('/api/auth/signin', { email: payer.email, password: PASSWORD });
    const { body: running } = await admin.get(
      `/api/admin/subscriptions?filter=${encodeURIComponent(JSON.stringify({ planId: plan.id }))}`,
    );
    expect(running).toMatchObject([{ price: '40.00', status: 'active' }]);
  });

  test('whose price rose can still be upgraded by those who pay the old price', async () => {
    const [low, high] = [await addPlan({ price: '20.00' }), await addPlan({ price: '30.00' })];
    const payer = await aPayer(product.current, 'Riser', { planId: low.id });
    await changePlan(low.id, { price: '99.00' });
    expect((await statusOf(payer)).plansToBuy).toContain(high.id);
    expect((await open(payer, high.id)).status).toBe(200);
  });

  test('that gives more for a while ends on time, as a grant and after an unpaid renewal', async () => {
    const plan = await addPlan({ name: 'Plenty', duration: 1, requestLimit: 10 });
    const [given, unpaid] = [
      await aPayer(product.current, 'Given', { planId: PLANS.lifetime }),
      await aPayer(product.current, 'Unpaid', { planId: plan.id }),
    ];
    const accounts: { id: string }[] = await product.current.application.kernel
      .db('identity.account')
      .whereIn('email', [given.email, unpaid.email])
      .orderBy('id')
      .select('id');
    const give = (n: number, planId: number, months: number) =>
      expectOk(
        'Grant',
        admin.post(`/api/admin/users/${accounts[n]!.id}/grant-plan`, { planId, months, reason: 'a gift' }),
      );
    const known = () =>
      Promise.all(accounts.map(async ({ id }) => (await admin.get(`/api/admin/users/${id}`)).body.subscriptionPlan));
    await give(0, plan.id, 1);
    await give(1, PLANS.monthly, 6);
    await giveCard(product.current, unpaid, 'pm_card_chargeCustomerFail');
    expect(await known()).toEqual([plan.code, plan.code]);
    await product.current.advance('P40D');
    admin = await anAdmin(product.current);
    expect(await known()).toEqual(['lifetime', 'monthly']);
    const left = () =>
      Promise.all(
        [given, unpaid].map(async ({ browser, email }) => {
          await browser.post('/api/auth/signin', { email, password: PASSWORD });
          return (await statusOf({ browser })).requestsRemaining;
        }),
      );
    expect(await left()).toEqual([13, 20]);
    await product.current.advance('P30D');
    admin = await anAdmin(product.current);
    expect(await left()).toEqual([6, 6]);
  });

  test('that was bought is archived instead of deleted: members keep it, and nobody can buy it', async () => {
    const plan = await addPlan();
    const payer = await aPayer(product.current, 'Holder', { planId: plan.id });
    const { status, body } = await admin.delete(`${PLAN_PATH}/${plan.id}`);
    expect([status, body.isActive, body.message.startsWith('You archived the plan')]).toEqual([200, false, true]);
    expect(await offered()).not.toContain(plan.id);
    expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: plan.code });
    const other = await aBrother(product.current, 'Late');
    expect((await open(other, plan.id)).body.code).toBe('billing.plan-unknown');
    expect((await statusOf(other)).plansToBuy).not.toContain(plan.id);
  });

  test('that nobody ever bought is deleted', async () => {
    const plan = await addPlan();
    expect((await admin.delete(`${PLAN_PATH}/${plan.id}`)).body.message).toBe('The plan is deleted.');
    expect((await admin.get(`${PLAN_PATH}/${plan.id}`)).status).toBe(404);
  });

  test('that was granted counts as bought', async () => {
    const plan = await addPlan({ name: 'Gift of ours' });
    await grant(product.current, await aBrother(product.current, 'Gifted'), plan.name);
    expect((await admin.delete(`${PLAN_PATH}/${plan.id}`)).body.isActive).toBe(false);
  });

  test('keeps its duration and allowance for its buyers, but not its texts', async () => {
    const plan = await addPlan();
    expect((await changePlan(plan.id, { requestLimit: 5 })).status).toBe(200);
    await aPayer(product.current, 'Bound', { planId: plan.id });
    const { status, body } = await changePlan(plan.id, { requestLimit: 1, duration: 6, name: 'Less' });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([
      409,
      'billing.plan-sold',
      ['duration', 'requestLimit'],
    ]);
    expect((await changePlan(plan.id, { name: 'Other words', isFlashSale: true })).status).toBe(200);
  });
});

describe('the free plan', () => {
  test.each([[{ price: '1.00' }], [{ isActive: false }], [{ duration: 1 }]])('refuses %j', async (change) => {
    expect((await changePlan(PLANS.free, change)).body.code).toBe('billing.free-plan-required');
  });

  test('cannot be deleted, but renamed', async () => {
    expect((await admin.delete(`${PLAN_PATH}/${PLANS.free}`)).body.code).toBe('billing.free-plan-required');
    const { body } = await changePlan(PLANS.free, {
      ...(await planNow(PLANS.free)),
      description: 'Look around first.',
    });
    expect(body).toMatchObject({ price: '0.00', isActive: true, description: 'Look around first.' });
  });
});

describe('a payment in progress', () => {
  test('continues at the shown price, and starts again at the new one when reopened', async () => {
    const plan = await addPlan({ price: '25.00' });
    const [shown, again] = await Promise.all([aBrother(product.current, 'Shown'), aBrother(product.current, 'Again')]);
    const first = (await open(shown, plan.id)).body;
    const left = (await open(again, plan.id)).body;
    await changePlan(plan.id, { price: '35.00' });
    expect((await pay(shown, first.clientSecret)).body.status).toBe('succeeded');
    expect((await statusOf(shown)).paid).toMatchObject({ price: '25.00' });
    const renewed = (await open(again, plan.id)).body;
    expect([renewed.amountDue, renewed.clientSecret === left.clientSecret]).toEqual(['35.00', false]);
    expect((await pay(again, renewed.clientSecret)).body.status).toBe('succeeded');
    expect((await statusOf(again)).paid).toMatchObject({ price: '35.00' });
  });

  test('for a plan archived meanwhile is honoured, and cannot be started again', async () => {
    const plan = await addPlan();
    const [paying, fetchInProcess] = await Promise.all([
      aBrother(product.current, 'Paying'),
      aBrother(product.current, 'Asking'),
    ]);
    const { clientSecret } = (await open(paying, plan.id)).body;
    await open(fetchInProcess, plan.id);
    await admin.delete(`${PLAN_PATH}/${plan.id}`);
    expect((await open(fetchInProcess, plan.id)).body.code).toBe('billing.plan-unknown');
    expect((await pay(paying, clientSecret)).body.status).toBe('succeeded');
    expect(await statusOf(paying)).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: plan.code });
  });
});

describe('a promo code', () => {
  test('is generated from eight capitals and digits, each time another one', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => admin.post(`${CODE_PATH}/generate`)));
    const codes = made.map(({ body }) => body.code);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{8}$/);
    expect(new Set(codes).size).toBe(5);
  });

  test('is stored in capitals, and is unique', async () => {
    const { code } = await addCode({ code: ' eid-2026 ' });
    expect(code).toBe('EID-2026');
    const { status, body } = await admin.post(CODE_PATH, { ...aPromoCode(), code: 'Eid-2026' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['code']]);
  });

  test.each([
    [{ discountType: 'percentage', discountValue: '101' }, 'discountValue'],
    [{ discountType: 'percentage', discountValue: '12.5' }, 'discountValue'],
    [{ discountType: 'fixed', discountValue: '0.00' }, 'discountValue'],
    [{ validFrom: '2026-12-02', validUntil: '2026-12-01' }, 'validUntil'],
    [{ maxUses: 0 }, 'maxUses'],
    [{ applicablePlans: ['1'] }, 'applicablePlans'],
    [{ applicablePlans: ['999999'] }, 'applicablePlans'],
    [{ code: '' }, 'code'],
  ])('%j is refused', async (more, field) => {
    const { status, body } = await admin.post(CODE_PATH, { ...aPromoCode(), ...more });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('changed from a percentage to an amount is validated as a whole', async () => {
    const { id } = await addCode({ discountType: 'fixed', discountValue: '250.00' });
    const { body } = await admin.put(`${CODE_PATH}/${id}`, { discountType: 'percentage' });
    expect(Object.keys(body.fields)).toEqual(['discountValue']);
  });

  test('that ends on a day is valid for the whole day', async () => {
    const { validUntil } = await addCode({ validUntil: '2030-05-01' });
    expect(validUntil).toBe('2030-05-01T23:59:59.999Z');
  });

  test('counts its uses; once used it is deactivated instead of deleted, and has no effect any more', async () => {
    const { id, code } = await addCode({ maxUses: 5 });
    await buy(product.current, await aBrother(product.current, 'User'), PLANS.monthly, { promoCode: code });
    expect((await admin.get(`${CODE_PATH}/${id}`)).body).toMatchObject({ currentUses: 1, maxUses: 5 });
    const { body } = await admin.delete(`${CODE_PATH}/${id}`);
    expect(body).toMatchObject({ isActive: false, currentUses: 1 });
    expect(body.message).toContain('we keep it');
    const check = await product.current.visitor().post('/api/promo-codes/check', { code, planId: PLANS.monthly });
    expect(check.body.code).toBe('billing.promo-unknown');
  });

  test('that was never used is deleted', async () => {
    const { id } = await addCode();
    expect((await admin.delete(`${CODE_PATH}/${id}`)).body.message).toBe('The promo code is deleted.');
    expect((await admin.get(`${CODE_PATH}/${id}`)).status).toBe(404);
  });
});

test('first grants of a plan at the same time all count, unless refused', async () => {
  const brother = await aBrother(product.current, 'Granted');
  const body = { planId: PLANS.monthly, months: 1, reason: 'given for a test' };
  const grants = Array.from({ length: 8 }, () => admin.post(`/api/admin/users/${brother.userId}/grant-plan`, body));
  const answers = await Promise.all(grants);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const given = answers.filter(({ status }) => status === 200).length;
  const now = await product.current.now();
  const { subscriptionExpiresAt } = await statusOf(brother);
  const until = new Date(subscriptionExpiresAt);
  const months = 12 * (until.getUTCFullYear() - now.getUTCFullYear()) + until.getUTCMonth() - now.getUTCMonth();
  expect(months).toBe(given);
});
