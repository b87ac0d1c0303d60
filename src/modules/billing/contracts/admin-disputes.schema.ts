import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminCases } from '#kernel/contracts/cases.ts';
import { adminReason, isoTime, opaqueId } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';

export const disputeStates = ['pending', 'contested', 'accepted', 'won', 'lost'] as const;
const responses = ['contested', 'accepted'] as const;

export const disputeRecord = z.object({
  id: opaqueId,
  accountId: opaqueId,
  plan: z.string(),
  number: z.string().describe('number of the invoice'),
  amount: z.string().describe('decimal pounds that the payer disputes'),
  paidAt: isoTime,
  card: z.string().nullable().describe('brand and last digits'),
  reason: z.string().describe("the bank's reason, in the provider's words"),
  state: z.enum(disputeStates),
  openedAt: isoTime,
  respondBy: isoTime.nullable().describe('until when the provider takes evidence'),
  respondedAt: isoTime.nullable(),
  evidence: z
    .object({
      offeredAt: isoTime,
      agreedAt: isoTime.nullable(),
      words: z.array(z.string()).describe('the sentences that the buyer read'),
      beginAtOnce: z.string().nullable().describe('the express request to begin at once, if the buyer made it'),
    })
    .nullable()
    .describe('the agreement made at payment; null once it is erased'),
  reference: z.string().describe("the provider's PaymentIntent"),
  disputeReference: z.string().describe("the provider's Dispute"),
  link: z.string().nullable().describe("the payment in the provider's dashboard; null for the stand-in"),
});
export type DisputeRecord = z.infer<typeof disputeRecord>;

export const paymentDisputes = adminCases({
  path: '/api/admin/payment-disputes',
  summary: 'Payments that payers dispute at their banks, oldest first',
  record: disputeRecord,
  sorts: ['id', 'openedAt', 'respondBy', 'respondedAt', 'state'],
  exported: [
    'id',
    'accountId',
    'plan',
    'number',
    'amount',
    'reason',
    'state',
    'paidAt',
    'openedAt',
    'respondBy',
    'respondedAt',
    'reference',
    'disputeReference',
  ],
  filter: z.object({ state: z.enum(disputeStates).optional(), accountId: userId.optional() }),
});

const answered = z.object({ id: opaqueId, response: z.enum(responses) });
export type DisputeAnswered = z.infer<typeof answered>;
export const respondToDispute = adminVerb({
  path: '/api/admin/payment-disputes/:id/respond',
  duties: ['money'],
  summary: 'Records that evidence was sent to the provider, or that none will be. Audited',
  params: z.object({ id: z.uuid() }),
  body: z.object({ response: z.enum(responses), reason: adminReason }),
  answer: answered,
});
