import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoMoment, isoTime, opaqueId } from '../fields.ts';
import { userId } from '../ids.ts';
import { adminListEndpoint } from '../list.ts';
import { roles } from '../roles.ts';

export const listAudit = adminListEndpoint({
  path: '/api/admin/audit',
  summary: 'Actions of staff, and private texts that they read, newest first',
  record: z.object({
    id: opaqueId,
    at: isoTime,
    actor: opaqueId,
    actorName: z.string().nullable().describe('null once the account is erased'),
    role: z.enum(roles),
    verb: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
    people: z.array(opaqueId).describe('the accounts that the entry is about'),
    reason: z.string(),
    requestId: z.string(),
    before: z.unknown().describe('the state before; null if there was none'),
    after: z.unknown(),
  }),
  sorts: ['id', 'at', 'actor', 'verb', 'subjectType', 'subjectId'],
  filter: z.object({
    q: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe('part of the verb, subject, reason or request id; with two characters the beginning of a verb'),
    actor: userId.optional(),
    verb: z.string().max(60).optional(),
    subjectType: z.string().max(60).optional(),
    subjectId: z.string().max(100).optional(),
    person: userId.optional().describe('entries about this account, or about a case that concerns it'),
    from: isoMoment.optional(),
    to: isoMoment.optional(),
  }),
});

export const auditChain = endpoint('GET /api/admin/audit/chain', {
  summary: 'Verifies the chain of all audit entries, in which each entry seals the previous one',
  access: 'admin',
  answer: z.object({
    intact: z.boolean(),
    entries: z.number().int(),
    firstBroken: z.number().int().nullable(),
    head: z.object({ seq: z.number().int(), hash: z.string() }).nullable(),
  }),
});

export const auditAsCsv = endpoint('GET /api/admin/audit.csv', {
  summary: 'All entries that match the filter, as a table for a spreadsheet. Audited',
  access: 'admin',
  query: listAudit.query.pick({ filter: true }),
  contentType: 'text/csv',
  answer: z.string(),
});
