import fc from 'fast-check';
import { expect } from 'vitest';
import { DAY } from '#kernel/clock.ts';
import { PASSWORD, type Person } from '../people.ts';
import { buy, callStripe, PLANS } from '../paying.ts';
import type { Product } from '../product.ts';

export interface PayingStep {
  what: number;
  plan: number;
}
export const payingStep: fc.Arbitrary<PayingStep> = fc.record({ what: fc.nat(99), plan: fc.nat(2) });
const plans = [PLANS.monthly, PLANS.sixMonth, PLANS.lifetime];

/** A payer of a walk: a woman whose guardian is not verified yet, or a man. */
export class PayingWalker {
  readonly product: Product;
  readonly person: Person;
  readonly verifies: (() => Promise<unknown>) | null;
  readonly story: string[] = [];
  constructor(product: Product, person: Person, verifies: (() => Promise<unknown>) | null) {
    this.product = product;
    this.person = person;
    this.verifies = verifies;
  }

  async status() {
    const { browser, email } = this.person;
    await browser.post('/api/auth/signin', { email, password: PASSWORD });
    return (await browser.get('/api/subscription/status')).body;
  }

  payments = () =>
    this.product.application.kernel
      .db('billing.payment')
      .where({ account_id: this.person.userId })
      .orderBy('paid_at')
      .orderBy('id');

  async take({ what, plan }: PayingStep): Promise<void> {
    if (what < 30) await this.buys(plans[plan]!);
    else if (what < 60) await this.asks();
    else if (what < 90) await this.waits([1, 9, 40, 91][what % 4]!);
    else if (this.verifies) {
      this.story.push('guardian verifies');
      await this.verifies().catch(() => undefined);
    }
    await this.product.waitForIdle();
  }

  private async buys(planId: number): Promise<void> {
    const { plansToBuy } = await this.status();
    if (!plansToBuy.includes(planId)) return;
    this.story.push(`buys ${planId}`);
    await buy(this.product, this.person, planId, { beginAtOnce: planId === PLANS.monthly });
  }

  /** Asks two times at once: the page's offer is refunded, once. */
  private async asks(): Promise<void> {
    const { refund } = await this.status();
    const sum = (rows: { refunded_pence: number }[]) => rows.reduce((all, row) => all + row.refunded_pence, 0);
    const before = sum(await this.payments());
    const [answer, again] = await Promise.all([
      this.person.browser.post('/api/subscription/refund', {}),
      this.person.browser.post('/api/subscription/refund', {}),
    ]);
    await this.product.waitForIdle();
    const given = [answer, again].filter(({ status }) => status === 200);
    this.story.push(`asks (${answer.status}, ${again.status})`);
    expect(given.length, 'only one of two requests is granted').toBeLessThanOrEqual(1);
    const pence = (pounds: string) => Math.round(Number(pounds) * 100);
    const expected = refund && refund.kind !== 'later' ? pence(refund.amount) : 0;
    expect(given.map(({ body }) => pence(body.amountRefunded))).toEqual(expected ? [expected] : []);
    expect(sum(await this.payments()) - before, 'as much goes back as the page offers').toBe(expected);
  }

  private async waits(days: number): Promise<void> {
    this.story.push(`waits ${days} days`);
    await this.product.advance(`P${days}D`);
    // A plan that a refunded upgrade restored is refunded by the next sweep.
    await this.product.advance('PT1H');
  }

  /** Checks after each step that no payment went back twice or in excess, here and at the payment provider. */
  async check(): Promise<void> {
    const running = await this.product.application.kernel
      .db('billing.subscription')
      .where({ account_id: this.person.userId, ended_at: null });
    expect(running.length, 'at most one plan runs').toBeLessThanOrEqual(1);
    for (const payment of await this.payments()) {
      const { amount_pence: paid, refunded_pence: refunded } = payment;
      expect(refunded, 'no more goes back than was paid').toBeLessThanOrEqual(paid);
      const intent = `payment_intent=${payment.payment_intent_id}`;
      const { body } = await callStripe(this.product, 'GET', 'refunds', intent);
      const sent = body.data.map(({ amount }: { amount: number }) => amount);
      expect(sent.length, 'a payment goes back once').toBeLessThanOrEqual(1);
      expect(sent[0] ?? 0, 'the provider gave back what is stored').toBe(refunded);
    }
    const waiting = (await this.payments()).filter((row) => row.is_first && row.refunded_pence === 0);
    const current = running.find((row) => row.awaiting_guardian);
    const due = waiting.find(({ subscription }) => subscription === current?.id);
    const at = await this.product.now();
    if (due) expect((at.getTime() - due.paid_at.getTime()) / DAY, 'given back after 90 days').toBeLessThan(92);
  }
}
