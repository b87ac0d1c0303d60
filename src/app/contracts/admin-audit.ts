import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoMoment, isoTime, opaqueId } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { adminListEndpoint } from '#kernel/contracts/list.ts';
import { roles } from '#kernel/contracts/roles.ts';

export const listAudit = adminListEndpoint({
  path: '/api/admin/audit',
  summary: 'What the staff did and what private words they read, the newest first',
  record: z.object({
    id: opaqueId,
    at: isoTime,
    actor: opaqueId,
    actorName: z.string().nullable().describe('null once the account is erased'),
    role: z.enum(roles),
    verb: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
    reason: z.string(),
    requestId: z.string(),
    before: z.unknown().describe('the state before, null where there is none'),
    after: z.unknown(),
  }),
  sorts: ['id', 'at', 'actor', 'verb', 'subjectType', 'subjectId'],
  filter: z.object({
    q: z.string().trim().max(100).optional().describe('part of verb, subject, reason or request'),
    actor: userId.optional(),
    verb: z.string().max(60).optional(),
    subjectType: z.string().max(60).optional(),
    subjectId: z.string().max(100).optional(),
    from: isoMoment.optional(),
    to: isoMoment.optional(),
  }),
});

export const auditChain = endpoint({
  method: 'GET',
  path: '/api/admin/audit/chain',
  summary: 'Whether each entry of the audit seals the one before it, from the first to the last',
  access: 'admin',
  answer: z.object({
    intact: z.boolean(),
    entries: z.number().int(),
    firstBroken: z.number().int().nullable(),
    head: z.object({ seq: z.number().int(), hash: z.string() }).nullable(),
  }),
});

export const auditAsCsv = endpoint({
  method: 'GET',
  path: '/api/admin/audit.csv',
  summary: 'The same entries as the list, all that the filter leaves, for a spreadsheet',
  access: 'admin',
  query: listAudit.query.pick({ filter: true }),
  contentType: 'text/csv',
  answer: z.string(),
});
