import type { Knex } from 'knex';
import Stripe from 'stripe';
import type { FixedClock } from '#kernel/clock.ts';
import { EVENTS } from '../../../modules/billing/infra/stripe/stripe-events.ts';
import { startStripeStandIn } from '../index.ts';

/** Stripe or its stand-in in a test, with control of time. */
export interface Upstream {
  url: string;
  secretKey: string;
  /** The form to send there in place of this one. */
  amended(route: string, form: string): string;
  /** Moves time to that moment and runs what was due by then. */
  passTo(at: Date): Promise<void>;
  stop(): Promise<void>;
}

export async function standIn(db: Knex, clock: FixedClock): Promise<Upstream> {
  const given = { db, clock, siteUrl: 'http://127.0.0.1:9', webhookSecret: 'whsec_test', events: [...EVENTS] };
  const started = await startStripeStandIn(given);
  const { host, port } = started.access.at!;
  return {
    url: `http://${host}:${port}`,
    secretKey: started.access.secretKey,
    amended: (_, form) => form,
    async passTo(at) {
      clock.set(at);
      await started.runDue();
    },
    stop: () => started.stop(),
  };
}

/** Interval at which a test clock of Stripe is polled, in milliseconds. */
const LOOK_EVERY = 1000;

/** Stripe itself, by the test key of an account; its customers belong to a test clock, which is deleted with them. */
export async function realStripe(secretKey: string, clock: FixedClock): Promise<Upstream> {
  const { testClocks } = new Stripe(secretKey).testHelpers;
  const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
  const { id } = await testClocks.create({ frozen_time: secondsOf(clock.now()), name: 'Contract test' });
  return {
    url: 'https://api.stripe.com',
    secretKey,
    amended: (route, form) => (route === 'POST /v1/customers' ? `${form}&test_clock=${id}` : form),
    async passTo(at) {
      clock.set(at);
      await testClocks.advance(id, { frozen_time: secondsOf(at) });
      while ((await testClocks.retrieve(id)).status !== 'ready')
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    },
    stop: async () => void (await testClocks.del(id)),
  };
}
