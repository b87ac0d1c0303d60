import type { Knex } from 'knex';
import { FixedClock } from '#kernel/clock.ts';
import type { StripeAccess } from '#kernel/kernel.ts';
import { startStripeStandIn, type StripeStandIn } from '../stripe/index.ts';

const CARD = 'payment_method=pm_card_visa';

/** Where people of the demo paid: the stand-in for Stripe, at whichever moment of the past a story needs it. */
export class BillingSeed {
  private readonly clock: FixedClock;
  private readonly standIn: StripeStandIn;

  private constructor(clock: FixedClock, standIn: StripeStandIn) {
    this.clock = clock;
    this.standIn = standIn;
  }

  static async open(db: Knex): Promise<BillingSeed> {
    const clock = new FixedClock(new Date(0));
    // It tells nobody of anything: each story sees to that.
    const standIn = await startStripeStandIn({ db, clock, siteUrl: '', webhookSecret: '', events: [] });
    return new BillingSeed(clock, standIn);
  }

  get access(): StripeAccess {
    return this.standIn.access;
  }

  /** It is that moment there, and what was due by then is done. */
  async at(moment: Date): Promise<void> {
    this.clock.set(moment);
    await this.standIn.runDue();
  }

  /** The payer gives a card. Throws where it is not taken. */
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
    // What happened in the past is not told later either.
    await this.standIn.deliver();
    await this.standIn.stop();
  }
}
