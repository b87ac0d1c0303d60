import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoTime, opaqueId } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { adminCases, withheldWords } from '#kernel/contracts/cases.ts';

export const refundStates = ['requested', 'approved', 'refused'] as const;

/** `unused` is for the time left, such as after new terms that a member does not accept. */
export const refundParts = ['all', 'unused'] as const;

export const refundRecord = z.object({
  id: opaqueId,
  accountId: opaqueId,
  plan: z.string(),
  number: z.string().describe('number of the invoice'),
  amount: z.string().describe('decimal pounds: the payment and later ones for the plan, which are refunded together'),
  amountRefunded: z.string(),
  paidAt: isoTime,
  reason: z.string().nullable().describe("the member's own words; null also if they are withheld"),
  isCredited: z.boolean().describe('another plan was bought for less because of the payment, so it cannot be refunded'),
  state: z.enum(refundStates),
  requestedAt: isoTime,
  decidedAt: isoTime.nullable(),
  ...withheldWords,
});
export type RefundRecord = z.infer<typeof refundRecord>;

export const refunds = adminCases({
  path: '/api/admin/refunds',
  summary: 'Requests for refunds that the rules do not give at once, oldest first',
  record: refundRecord,
  sorts: ['id', 'requestedAt', 'decidedAt', 'state'],
  exported: [
    'id',
    'accountId',
    'plan',
    'number',
    'amount',
    'amountRefunded',
    'state',
    'paidAt',
    'requestedAt',
    'decidedAt',
  ],
  filter: z.object({ state: z.enum(refundStates).optional(), accountId: userId.optional() }),
});

const decided = z.object({ id: opaqueId, state: z.enum(refundStates) });
export type RefundDecided = z.infer<typeof decided>;
const verb = { params: z.object({ id: z.uuid() }), body: z.object({ reason: adminReason }), answer: decided };
export const approveRefund = adminVerb({
  path: '/api/admin/refunds/:id/approve',
  duties: ['money'],
  summary: 'Refunds the payment or its unused time, and later ones for the plan, and ends it. Audited',
  fresh: true,
  ...verb,
  body: verb.body.extend({ part: z.enum(refundParts).default('all') }),
});
export const refuseRefund = adminVerb({
  path: '/api/admin/refunds/:id/refuse',
  duties: ['money'],
  summary: 'Refuses the refund. Audited',
  ...verb,
});
export const readRefundWords = adminVerb({
  path: '/api/admin/refunds/:id/read-words',
  duties: ['money'],
  summary: 'Opens the words of a woman, which are withheld, to the reader for a day. Audited',
  params: verb.params,
  body: verb.body,
  answer: decided.pick({ id: true }),
});
