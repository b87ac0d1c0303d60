import { z } from 'zod';
import { planIdInAddress } from '#kernel/contracts/ids.ts';
import { penceOf } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import type { ProviderEvent } from './payment-provider.ts';

/**
 * A request to the provider after commit, by a job outside of every transaction that is retried until it succeeds. Each
 * may run twice.
 */
export const outboundJob = z.discriminatedUnion('do', [
  /** Synchronises a customer; `event` is the webhook event that caused it. */
  z.object({ do: z.literal('sync'), customer: z.string(), event: z.string().optional() }),
  /** A card was set up: charges it from now on, and open invoices at once. */
  z.object({ do: z.literal('use-card'), setupIntent: z.string(), customer: z.string(), event: z.string() }),
  z.object({ do: z.literal('cancel'), subscription: z.string(), customer: z.string() }),
  /** Ends a replaced plan and refunds payments for later periods that were not credited. */
  z.object({
    do: z.literal('replace'),
    subscription: z.string(),
    credited: z.string().optional(),
    openedAt: z.iso.datetime(),
    customer: z.string(),
  }),
  /** Moves the next charge of a subscription to its `chargeMovedTo`. */
  z.object({ do: z.literal('move-charge'), of: z.uuid(), customer: z.string() }),
  z.object({ do: z.literal('cancel-at-period-end'), subscription: z.string(), customer: z.string() }),
  /** Ends a subscription, refunds a payment of it up to a total (default: all), and later charges whole. */
  z.object({
    do: z.literal('refund'),
    paymentIntent: z.string(),
    subscription: z.string().optional(),
    total: z.coerce.number().int().positive().transform(penceOf).optional(),
    customer: z.string(),
  }),
  z.object({
    do: z.literal('abandon'),
    subscription: z.string().optional(),
    invoice: z.string(),
    customer: z.string(),
  }),
  z.object({ do: z.literal('delete'), customer: z.string() }),
  /** Publishes a plan's price to the provider. */
  z.object({ do: z.literal('price'), plan: planIdInAddress }),
]);
export type OutboundJob = z.infer<typeof outboundJob>;
export type OutboundJobTo<Do extends OutboundJob['do']> = Extract<OutboundJob, { do: Do }>;

/** Adds jobs to the running transaction: they run only if it commits. */
export interface OutboundJobs {
  add(tx: Tx, outboundJob: OutboundJob): Promise<void>;
}

/** Returns the job for a webhook event; null if the event is about no customer. */
export function outboundJobOf({ id, customerId, setupIntentId }: ProviderEvent): OutboundJob | null {
  if (customerId === null) return null;
  return setupIntentId === null
    ? { do: 'sync', customer: customerId, event: id }
    : { do: 'use-card', setupIntent: setupIntentId, customer: customerId, event: id };
}
