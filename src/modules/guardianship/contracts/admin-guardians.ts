import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { guardianId } from '#kernel/contracts/ids.ts';
import { adminCases } from '#kernel/contracts/cases.ts';
import { waliRelations } from '../../identity/contracts/wali.ts';
import { checkReasons, guardianStatuses } from './guardian.ts';

/** A guardian as the console sees him; `id` is his record with this ward. */
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
/** What the console sees of a guardian whom it governs. */
export type GovernedGuardian = z.infer<typeof answer>;

const params = z.object({ id: guardianId });
const body = z.object({ reason: adminReason });

const disputeRecord = record.extend({ openedAt: isoTime.nullable(), reason: z.string().nullable() });
export type DisputeRecord = z.infer<typeof disputeRecord>;
export const disputes = adminCases({
  path: '/api/admin/guardian-disputes',
  summary: 'Guardians about whom a question is looked into; with wardProfileId all verified guardians of that ward',
  record: disputeRecord,
  sorts: ['id', 'name', 'openedAt'],
  filter: z.object({ wardProfileId: numericId.optional() }),
});
export const openDispute = adminVerb({
  path: '/api/admin/guardian-disputes/:id/open',
  summary: 'The staff look into a question about a guardian, who does not act meanwhile; both are told. Audited',
  fresh: true,
  params,
  body,
  answer,
});
export const resolveDispute = adminVerb({
  path: '/api/admin/guardian-disputes/:id/resolve',
  summary: 'Dismissed, he acts as before; upheld, his part ends. Both are told. Audited',
  fresh: true,
  params,
  body: z.object({ reason: adminReason, outcome: z.enum(['dismissed', 'upheld']) }),
  answer,
});

const checkRecord = record.extend({
  raisedAt: isoTime,
  reasons: z.array(z.enum(checkReasons)),
  isDisputed: z.boolean().describe('a question about him is open, which is settled before he is confirmed'),
});
export type CheckRecord = z.infer<typeof checkRecord>;
export const checks = adminCases({
  path: '/api/admin/guardian-checks',
  summary: 'Guardians whose verification waits for the staff, and what suggests that ward and guardian are one person',
  record: checkRecord,
  sorts: ['id', 'name', 'raisedAt'],
  filter: z.object({}),
});
export const confirmCheck = adminVerb({
  path: '/api/admin/guardian-checks/:id/confirm',
  summary: 'He is another person than his ward, and acts from now on; both are told. Audited',
  fresh: true,
  params,
  body,
  answer,
});
export const refuseCheck = adminVerb({
  path: '/api/admin/guardian-checks/:id/refuse',
  summary: 'He could not be confirmed: his part ends, and she names another; both are told. Audited',
  fresh: true,
  params,
  body,
  answer,
});
