import { expect, test } from 'vitest';
import { DAY } from '#kernel/clock.ts';
import { expectOk, PASSWORD } from '../../../testing/people.ts';
import { aPayer, callStripe, buy, giveCard, PLANS, type Payer } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { MailId } from '#kernel/mail/mailer.ts';
import { isEmail } from '../../../testing/read-mail.ts';

// Compares payments of members over 13 months, summed up by the test, with all other sources. 20 members cover all
// events; MEMBERS=200 uses more.

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

const MEMBERS = Number(process.env['MEMBERS'] ?? 20);
const MONTHS = 13;
const PRICES: Record<number, { pence: number; months: number }> = {
  [PLANS.monthly]: { pence: 1599, months: 1 },
  [PLANS.sixMonth]: { pence: 6000, months: 6 },
  [PLANS.lifetime]: { pence: 9999, months: 0 },
};

interface Member extends Payer {
  n: number;
  planId: number;
  /** Expected payments in pence. */
  expected: number[];
  /** Months until the next renewal; null if there is none. */
  renewsIn: number | null;
  refunded: number;
  /** The credit for the unused half of a month after an upgrade. */
  credited: number | null;
}

/** Members have different plans; some use a promo code. */
const planOf = (n: number): number => [PLANS.monthly, PLANS.monthly, PLANS.sixMonth, PLANS.lifetime][n % 4]!;
const hasCode = (n: number): boolean => n % 20 === 3;
const pence = (pounds: string): number => Math.round(Number(pounds) * 100);

async function signUp(n: number): Promise<Member> {
  const planId = planOf(n);
  const payer = await aPayer(product.current, `Payer`, { planId, ...(hasCode(n) && { promoCode: 'QUARTER' }) });
  const { pence: price, months } = PRICES[planId]!;
  // 25% off in whole pence, rounded in the payer's favour: 400 of 1599, 1500 of 6000, 2500 of 9999.
  const off = hasCode(n) ? { 1599: 400, 6000: 1500, 9999: 2500 }[price]! : 0;
  return { ...payer, n, planId, expected: [price - off], renewsIn: months || null, refunded: 0, credited: null };
}

/** Actions of some members in the middle of a month. */
async function act(member: Member, month: number): Promise<void> {
  const { n, browser, email, planId } = member;
  const signIn = () => expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  if (month === 4 && n % 10 === 1 && planId === PLANS.monthly) {
    await signIn();
    await expectOk('Cancellation', browser.post('/api/subscription/cancel'));
    member.renewsIn = null;
  }
  if (month === 6 && n % 16 === 4) {
    await signIn();
    await buy(product.current, member, PLANS.sixMonth);
    await product.current.waitForIdle();
    const [newest] = (await browser.get('/api/subscription/invoices')).body;
    Object.assign(member, { planId: PLANS.sixMonth, renewsIn: 6.5 });
    member.credited = 6000 - pence(newest.amountPaid);
    member.expected.push(6000 - member.credited);
  }
  if (month === 8 && n % 40 === 5) {
    await signIn();
    await giveCard(product.current, member, 'pm_card_chargeCustomerFail');
    member.renewsIn = null;
  }
  if (month === 1 && n % 50 === 7) {
    await expectOk(
      'Refund',
      callStripe(product.current, 'POST', 'refunds', `payment_intent=${member.paymentIntentId}`),
    );
    member.refunded = member.expected[0]!;
  }
}

/** Reads all pages of a list from the provider. */
async function all(path: string, form = ''): Promise<Record<string, never>[]> {
  const results: { id: string }[] = [];
  for (let more = true; more;) {
    const after = results.length > 0 ? `&starting_after=${results.at(-1)!.id}` : '';
    const { body } = await callStripe(product.current, 'GET', path, `limit=100${form}${after}`);
    results.push(...body.data);
    more = body.has_more;
  }
  return results as unknown as Record<string, never>[];
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test('pages, emails, webhooks, the provider and the database agree to the penny', async () => {
  const { db } = product.current.application.kernel;
  const now = await product.current.now();
  await db('billing.promo_code').insert({
    code: 'QUARTER',
    discount_type: 'percentage',
    discount_value: 25,
    valid_from: new Date(now.getTime() - DAY),
    valid_until: new Date(now.getTime() + DAY),
  });
  const members: Member[] = [];
  for (let n = 0; n < MEMBERS; n++) members.push(await signUp(n));

  // Starts in the middle of a month, so that renewals are never at the edge.
  await product.current.advance('P15D');
  for (let month = 1; month <= MONTHS; month++) {
    for (const member of members) await act(member, month);
    await product.current.advance('P30DT11H');
    for (const member of members) {
      if (member.renewsIn === null) continue;
      member.renewsIn -= 1;
      if (member.renewsIn > 0) continue;
      const { pence: price, months } = PRICES[member.planId]!;
      member.expected.push(price);
      member.renewsIn += months;
    }
  }
  await product.current.waitForIdle();

  const expected = sum(members.flatMap((member) => member.expected));
  const given = sum(members.map(({ refunded }) => refunded));
  expect(given).toBeGreaterThan(0);
  const credits = members.flatMap(({ credited }) => credited ?? []);
  expect(credits.length).toBeGreaterThan(0);
  // Between 11 and 19 days of 30 were left.
  for (const credit of credits)
    expect(credit).toSatisfy((amount: number) => amount > 1599 * 0.35 && amount < 1599 * 0.65);

  for (const { browser, email, ...member } of members) {
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
    const shown = (await browser.get('/api/subscription/invoices')).body as { number: string; amountPaid: string }[];
    expect(shown.map((one) => pence(one.amountPaid)).toReversed(), `member ${member.n}`).toEqual(member.expected);
    expect(new Set(shown.map(({ number }) => number)).size).toBe(shown.length);
  }

  const stored = await db('billing.payment').select('amount_pence', 'refunded_pence');
  expect(sum(stored.map((row) => row.amount_pence))).toBe(expected);
  expect(sum(stored.map((row) => row.refunded_pence))).toBe(given);
  const charges = (await all('charges')) as unknown as { amount_captured: number; amount_refunded: number }[];
  expect(sum(charges.map((charge) => charge.amount_captured))).toBe(expected);
  expect(sum(charges.map((charge) => charge.amount_refunded))).toBe(given);
  const events = (await all('events', '&types[0]=invoice.paid')) as unknown as {
    data: { object: { amount_paid: number } };
  }[];
  expect(sum(events.map((event) => event.data.object.amount_paid))).toBe(expected);
  const emails = (await product.current.visitor().get('/dev/mailbox.json?limit=100000')).body as {
    text: string;
  }[];
  const written = (kind: MailId): number =>
    sum(emails.filter((email) => isEmail(email, kind)).map(({ text }) => pence(/£(\d+\.\d\d)/.exec(text)![1]!)));
  expect(written('paymentReceipt')).toBe(expected);
  expect(written('paymentRefunded')).toBe(given);
}, 900_000);
