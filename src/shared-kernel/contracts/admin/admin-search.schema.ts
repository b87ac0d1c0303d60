import { z } from 'zod';
import { queueNames } from '../cases.ts';
import { endpoint } from '../endpoint.ts';
import { isoTime, numericId, opaqueId } from '../fields.ts';
import { roles } from '../roles.ts';

const person = z.object({
  kind: z.literal('user'),
  id: opaqueId,
  name: z.string(),
  email: z.string(),
  profileId: numericId.nullable(),
  role: z.enum(roles),
});
const guardian = z.object({
  kind: z.literal('guardian'),
  id: opaqueId,
  name: z.string(),
  email: z.string(),
  wardId: opaqueId,
  wardName: z.string(),
});
const payment = z.object({
  kind: z.literal('payment'),
  id: opaqueId,
  userId: opaqueId,
  number: z.string().describe('number of the invoice'),
  amount: z.string().describe('decimal pounds'),
  paidAt: isoTime,
});
const deskCase = z.object({
  kind: z.literal('case'),
  id: opaqueId,
  queue: z.enum(queueNames),
  number: z.string().describe('the last characters of its id, as the console shows it'),
  createdAt: isoTime,
});
export const searchHit = z.discriminatedUnion('kind', [person, guardian, payment, deskCase]);
export type SearchHit = z.infer<typeof searchHit>;

export const searchAll = endpoint('GET /api/admin/search', {
  summary: 'A few accounts, guardians, payments and cases that match; of each kind what the reader may see',
  access: 'staff',
  duties: ['cases', 'money'],
  query: z.object({
    q: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe(
        'a profile number with or without #, an id, part of a name or address, the number of an invoice or a case, or a reference of the payment provider',
      ),
  }),
  answer: z.array(searchHit),
});
