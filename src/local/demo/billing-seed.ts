import type { Knex } from 'knex';
import { FixedClock } from '#kernel/clock.ts';
import type { StripeAccess } from '#kernel/kernel.ts';
import { startStripeStandIn, type StripeStandIn } from '../stripe/index.ts';

const CARD = 'payment_method=pm_card_visa';

/** Payments of demo people: the stand-in for Stripe, at any time of the past. */
export class BillingSeed {
  private readonly clock: FixedClock;
  private readonly standIn: StripeStandIn;

  private constructor(clock: FixedClock, standIn: StripeStandIn) {
    this.clock = clock;
    this.standIn = standIn;
  }

  static async open(db: Knex): Promise<BillingSeed> {
    const clock = new FixedClock(new Date(0));
    // It sends no webhooks; each story synchronises by itself.
    const standIn = await startStripeStandIn({ db, clock, siteUrl: '', webhookSecret: '', events: [] });
    return new BillingSeed(clock, standIn);
  }

  get access(): StripeAccess {
    return this.standIn.access;
  }

  /** Sets its time and runs what was due by then. */
  async at(moment: Date): Promise<void> {
    this.clock.set(moment);
    await this.standIn.runDue();
  }

  /** Pays with a card; throws if the payment is refused. */
  async pay(clientSecret: string): Promise<void> {
    const { at, secretKey } = this.access;
    const { ok, status } = await fetch(
      `http://${at!.host}:${at!.port}/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`,
      {
        method: 'POST',
        headers: { Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: CARD,
      },
    );
    if (!ok) throw new Error(`A payment of the demo was answered ${status}`);
  }

  async close(): Promise<void> {
    // Events of the past are not sent later either.
    await this.standIn.deliver();
    await this.standIn.stop();
  }
}
