import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { adminReason, email, isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { guardianId, userId } from '#kernel/contracts/ids.ts';
import { adminCases } from '#kernel/contracts/cases.ts';
import { imamReasons, waliRelations } from '../../identity/contracts/wali.ts';
import { checkReasons, staffGuardianStatuses } from './guardian-status.ts';
import { safetyAnswers } from './safety.ts';

/** A guardian in the console; `id` is his record with this ward. */
const record = z.object({
  id: opaqueId,
  name: z.string(),
  email: z.string(),
  relation: z.enum(waliRelations),
  wardFirstName: z.string(),
  wardProfileId: numericId.nullable(),
  status: z.enum(staffGuardianStatuses),
});
const answer = record.pick({ id: true, status: true }).extend({ isEnded: z.boolean() });
export type GovernedGuardian = z.infer<typeof answer>;

const params = z.object({ id: guardianId });
const body = z.object({ reason: adminReason });

const disputeRecord = record.extend({
  openedAt: isoTime.nullable(),
  reason: z.string().nullable(),
  heldAt: isoTime.nullable().describe('since when what is sent to him is on hold without his notice'),
  safety: z
    .object({ requestedAt: isoTime, answer: z.enum(safetyAnswers).nullable(), safeFrom: isoTime.nullable() })
    .nullable()
    .describe('whether his ward says that it is safe to act on what she wrote'),
  proposedAt: isoTime.nullable().describe('when a staff member proposed to act without her answer'),
  isCleared: z.boolean().describe('the reader may open a dispute or disable his account'),
});
export const disputes = adminCases({
  path: '/api/admin/guardian-disputes',
  summary:
    'Open disputes about guardians, and guardians on hold; with wardProfileId all verified guardians of that ward',
  record: disputeRecord,
  sorts: ['id', 'name', 'openedAt'],
  exported: ['id', 'name', 'relation', 'wardProfileId', 'status', 'openedAt', 'heldAt', 'proposedAt'],
  filter: z.object({ wardProfileId: numericId.optional() }),
});
export const openDispute = adminVerb({
  path: '/api/admin/guardian-disputes/:id/open',
  duties: ['cases'],
  summary:
    'Opens a dispute about a guardian, who does not act meanwhile; notifies ward and guardian. His ward has said that it is safe, or another staff member proposed it. Audited',
  fresh: true,
  params,
  body,
  answer,
});
export const askSafety = adminVerb({
  path: '/api/admin/guardian-disputes/:id/ask',
  duties: ['cases'],
  summary: 'Asks his ward whether it is safe to act on what she wrote, and when. He does not notice it. Audited',
  params,
  body,
  answer,
});
export const proposeAct = adminVerb({
  path: '/api/admin/guardian-disputes/:id/propose',
  duties: ['cases'],
  summary: 'Proposes to act without her answer, which another staff member may then do. Audited',
  fresh: true,
  params,
  body,
  answer,
});
export const holdGuardian = adminVerb({
  path: '/api/admin/guardian-disputes/:id/hold',
  duties: ['cases'],
  summary: 'Puts on hold what is sent to him; his pages say that there is nothing to read. Audited',
  fresh: true,
  params,
  body,
  answer,
});
export const endHold = adminVerb({
  path: '/api/admin/guardian-disputes/:id/end-hold',
  duties: ['cases'],
  summary: 'Ends the hold: what has waited is sent to him. Audited',
  fresh: true,
  params,
  body,
  answer,
});
export const resolveDispute = adminVerb({
  path: '/api/admin/guardian-disputes/:id/resolve',
  duties: ['cases'],
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
  exported: ['id', 'name', 'relation', 'wardProfileId', 'status', 'raisedAt', 'reasons', 'isDisputed'],
  filter: z.object({}),
});
export const confirmCheck = adminVerb({
  path: '/api/admin/guardian-checks/:id/confirm',
  duties: ['cases'],
  summary: 'Confirms him: he and his ward are two people, and an imam was phoned. He acts from now on. Audited',
  fresh: true,
  params,
  body,
  answer,
});
export const refuseCheck = adminVerb({
  path: '/api/admin/guardian-checks/:id/refuse',
  duties: ['cases'],
  summary: 'Refuses to confirm him: his part ends, and she names another. Notifies both. Audited',
  fresh: true,
  params,
  body,
  answer,
});

export const userGuardianship = endpoint('GET /api/admin/users/:id/guardianship', {
  summary: "A ward's present guardian with the state of his invitation, and the wards of a guardian",
  access: 'admin',
  duties: ['cases'],
  params: z.object({ id: userId }),
  answer: z.object({
    guardian: record
      .pick({ id: true, name: true, email: true, relation: true, status: true })
      .extend({
        userId: opaqueId.nullable().describe('null while he has no account'),
        namedAt: isoTime,
        verifiedAt: isoTime.nullable(),
        invitation: z.enum(['open', 'expired', 'answered']),
        isUndeliverable: z.boolean().describe('emails to him came back'),
      })
      .nullable(),
    wards: z.array(record.pick({ relation: true, status: true }).extend({ userId: opaqueId, firstName: z.string() })),
  }),
});
export const inviteAgain = adminVerb({
  path: '/api/admin/users/:id/resend-invitation',
  summary: 'Sends the guardian of a ward his invitation again, to a corrected address if one is given. Audited',
  fresh: true,
  params: z.object({ id: userId }),
  body: z.object({ email: email.optional(), reason: adminReason }),
  answer: z.object({ userId: opaqueId }),
});
