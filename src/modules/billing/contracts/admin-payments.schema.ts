import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoTime, opaqueId } from '#kernel/contracts/fields.ts';
import { planId, userId } from '#kernel/contracts/ids.ts';
import { adminListEndpoint } from '#kernel/contracts/list.ts';
import { pounds } from './admin-plans.schema.ts';

export const paymentStates = ['paid', 'disputed', 'partly-refunded', 'refunded'] as const;

/** A payment with the references by which the provider, and its payer's bank, name it. */
export const paymentRecord = z.object({
  id: opaqueId,
  userId: opaqueId,
  plan: z.string(),
  planCode: z.string(),
  number: z.string().describe('number of the invoice'),
  amount: z.string().describe('decimal pounds'),
  amountRefunded: z.string().describe('refunded, or taken back by the bank'),
  state: z.enum(paymentStates),
  isFirst: z.boolean(),
  card: z.string().nullable().describe('brand and last digits'),
  paidAt: isoTime,
  periodEnd: isoTime.nullable(),
  reference: z.string().describe("the provider's PaymentIntent"),
  subscriptionReference: z.string().nullable(),
  link: z.string().nullable().describe("the payment in the provider's dashboard; null for the stand-in"),
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const listPayments = adminListEndpoint({
  path: '/api/admin/payments',
  duties: ['money'],
  summary: 'Payments, the newest first',
  record: paymentRecord,
  sorts: ['id', 'paidAt', 'amount', 'amountRefunded', 'number'],
  exported: [
    'id',
    'userId',
    'plan',
    'number',
    'amount',
    'amountRefunded',
    'state',
    'paidAt',
    'reference',
    'subscriptionReference',
  ],
  filter: z.object({
    q: z.string().trim().max(100).optional().describe("the number of an invoice, or the provider's reference"),
    userId: userId.optional(),
    state: z.enum(paymentStates).optional(),
  }),
});

export const refundPart = adminVerb({
  path: '/api/admin/payments/:id/refund',
  duties: ['money'],
  summary: 'Refunds a part of a payment, or all of it; its plan continues. Audited',
  fresh: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({ amount: pounds, reason: adminReason }),
  answer: z.object({ id: opaqueId, amount: z.string() }),
});

const params = z.object({ id: userId });
const answer = z.object({ userId: opaqueId });
export const revokeGrant = adminVerb({
  path: '/api/admin/users/:id/revoke-grant',
  duties: ['money'],
  summary: 'Ends complimentary access to a plan now. Audited',
  fresh: true,
  params,
  body: z.object({ planId, reason: adminReason }),
  answer,
});
export const cancelPlan = adminVerb({
  path: '/api/admin/users/:id/cancel-plan',
  duties: ['money'],
  summary: 'Cancels the plan of a member: it ends with its paid period, or at once if its renewal is unpaid. Audited',
  fresh: true,
  params,
  body: z.object({ reason: adminReason }),
  answer,
});
