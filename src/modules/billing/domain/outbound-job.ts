import { z } from 'zod';
import { planIdInAddress } from '#kernel/contracts/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { ProviderEvent } from './payment-provider.ts';

/**
 * Something to be asked of the provider after a transaction has committed: in a job of its own, outside of every
 * transaction, and again until it is done. Each may be run twice.
 */
export const outboundJob = z.discriminatedUnion('do', [
  /** Bring what is known of a customer up to date; `event` is what made it due. */
  z.object({ do: z.literal('follow'), customer: z.string(), event: z.string().optional() }),
  /** A card was set up: charge it from now on, and what is open. */
  z.object({ do: z.literal('use-card'), setupIntent: z.string(), customer: z.string(), event: z.string() }),
  z.object({ do: z.literal('cancel'), subscription: z.string(), customer: z.string() }),
  /** Another plan takes its place. What is not credited there, of what was paid for the time since then, goes back. */
  z.object({
    do: z.literal('replace'),
    subscription: z.string(),
    credited: z.string().optional(),
    openedAt: z.iso.datetime(),
    customer: z.string(),
  }),
  /** Charge a subscription of ours next when it says now. */
  z.object({ do: z.literal('move-charge'), of: z.uuid(), customer: z.string() }),
  z.object({ do: z.literal('cancel-at-period-end'), subscription: z.string(), customer: z.string() }),
  /** All of a payment, and with it what was bought: it ends, and what was charged for it since goes back too. */
  z.object({
    do: z.literal('refund'),
    paymentIntent: z.string(),
    subscription: z.string().optional(),
    customer: z.string(),
  }),
  z.object({
    do: z.literal('abandon'),
    subscription: z.string().optional(),
    invoice: z.string(),
    customer: z.string(),
  }),
  z.object({ do: z.literal('forget'), customer: z.string() }),
  /** Let a plan's price be known there. */
  z.object({ do: z.literal('price'), plan: planIdInAddress }),
]);
export type OutboundJob = z.infer<typeof outboundJob>;

/** Adds errands to the running transaction: they are run if it commits, and only then. */
export interface OutboundJobs {
  add(tx: Tx, outboundJob: OutboundJob): Promise<void>;
}

/** What a message of the provider asks for; null where it is about nobody. */
export function outboundJobOf({ id, customerId, setupIntentId }: ProviderEvent): OutboundJob | null {
  if (customerId === null) return null;
  return setupIntentId === null
    ? { do: 'follow', customer: customerId, event: id }
    : { do: 'use-card', setupIntent: setupIntentId, customer: customerId, event: id };
}
