import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { guardianId } from '#kernel/contracts/ids.ts';
import { adminCases } from '#kernel/contracts/cases.ts';
import { imamReasons, waliRelations } from '../../identity/contracts/wali.ts';
import { checkReasons, guardianStatuses } from './guardian-status.ts';

/** A guardian in the console; `id` is his record with this ward. */
const record = z.object({
  id: opaqueId,
  name: z.string(),
  email: z.string(),
  relation: z.enum(waliRelations),
  wardFirstName: z.string(),
  wardProfileId: numericId.nullable(),
  status: z.enum(guardianStatuses),
});
const answer = record.pick({ id: true, status: true }).extend({ isEnded: z.boolean() });
export type GovernedGuardian = z.infer<typeof answer>;

const params = z.object({ id: guardianId });
const body = z.object({ reason: adminReason });

const disputeRecord = record.extend({ openedAt: isoTime.nullable(), reason: z.string().nullable() });
export const disputes = adminCases({
  path: '/api/admin/guardian-disputes',
  summary: 'Open disputes about guardians; with wardProfileId all verified guardians of that ward',
  record: disputeRecord,
  sorts: ['id', 'name', 'openedAt'],
  filter: z.object({ wardProfileId: numericId.optional() }),
});
export const openDispute = adminVerb({
  path: '/api/admin/guardian-disputes/:id/open',
  summary: 'Opens a dispute about a guardian, who does not act meanwhile; notifies ward and guardian. Audited',
  fresh: true,
  params,
  body,
  answer,
});
export const resolveDispute = adminVerb({
  path: '/api/admin/guardian-disputes/:id/resolve',
  summary:
    'Resolves a dispute: dismissed, he acts as before; upheld, his part ends. Notifies ward and guardian. Audited',
  fresh: true,
  params,
  body: z.object({ reason: adminReason, outcome: z.enum(['dismissed', 'upheld']) }),
  answer,
});

const checkRecord = record.extend({
  raisedAt: isoTime,
  reasons: z.array(z.enum(checkReasons)),
  imamReason: z.enum(imamReasons).nullable().describe('why she named an imam'),
  isDisputed: z.boolean().describe('a dispute about him is open, which must be resolved before he is confirmed'),
});
export const checks = adminCases({
  path: '/api/admin/guardian-checks',
  summary: 'Guardians whose verification is under review, with the reasons',
  record: checkRecord,
  sorts: ['id', 'name', 'raisedAt'],
  filter: z.object({}),
});
export const confirmCheck = adminVerb({
  path: '/api/admin/guardian-checks/:id/confirm',
  summary: 'Confirms him: he and his ward are two people, and an imam was phoned. He acts from now on. Audited',
  fresh: true,
  params,
  body,
  answer,
});
export const refuseCheck = adminVerb({
  path: '/api/admin/guardian-checks/:id/refuse',
  summary: 'Refuses to confirm him: his part ends, and she names another. Notifies both. Audited',
  fresh: true,
  params,
  body,
  answer,
});
