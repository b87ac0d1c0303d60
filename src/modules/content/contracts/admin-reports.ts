import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, opaqueId } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { adminCases } from '#kernel/contracts/cases.ts';
import { ownReport, reportOutcomes, reportReasons, reportSubjects } from './reports.ts';

/** A report in the console's list: nothing private stands in it. */
export const reportRecord = ownReport.extend({
  subjectId: z.string(),
  reporterId: opaqueId.nullable().describe('null once the account is erased'),
  reportedId: opaqueId.nullable().describe('the account of whom it is about, where there is one'),
});
export type ReportRecord = z.infer<typeof reportRecord>;

export const reports = adminCases({
  path: '/api/admin/reports',
  access: 'staff',
  summary: 'Reports, the oldest first; what was said in them is read one by one',
  record: reportRecord,
  sorts: ['id', 'createdAt', 'resolvedAt', 'subjectType', 'reason'],
  filter: z.object({
    subjectType: z.enum(reportSubjects).optional(),
    reason: z.enum(reportReasons).optional(),
    isResolved: z.boolean().optional(),
    reportedId: userId.optional(),
  }),
});

const params = z.object({ id: z.uuid() });
export const readReport = adminVerb({
  path: '/api/admin/reports/:id/read',
  access: 'staff',
  summary: 'What the reporter said, and what was reported as it was then: private words, so each reading is audited',
  params,
  body: z.object({ reason: adminReason }),
  answer: reportRecord.extend({
    details: z.string().nullable(),
    evidence: z.record(z.string(), z.unknown()).describe('as it was when it was reported'),
  }),
});
export const resolveReport = adminVerb({
  path: '/api/admin/reports/:id/resolve',
  access: 'staff',
  summary: 'Comes to an end with a report; the reporter is told the outcome, and nobody else. Audited',
  params,
  body: z.object({ outcome: z.enum(reportOutcomes), reason: adminReason }),
  answer: reportRecord,
});
