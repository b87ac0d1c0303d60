import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoTime, opaqueId } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { adminCases, withheldWords } from '#kernel/contracts/cases.ts';
import { ownReport } from './reports.schema.ts';
import { reportOutcomes, reportReasons, reportSubjects } from './reports.ts';

const reportFields = ownReport.extend({
  subjectId: z.string(),
  reporterId: opaqueId.nullable().describe('null once the account is erased'),
  reportedId: opaqueId.nullable().describe('the account that the report is about, if any'),
  isUrgent: z.boolean().describe('under age, forced marriage or crime: listed first'),
  firstReadAt: isoTime.nullable().describe('when staff first read its texts'),
});
/** A report in the console's list, without private texts. */
export const reportRecord = reportFields.extend(withheldWords);
export type ReportFields = z.infer<typeof reportFields>;
export type ReportRecord = z.infer<typeof reportRecord>;

export const reports = adminCases({
  path: '/api/admin/reports',
  access: 'staff',
  summary: 'Reports without their texts: the urgent ones first, then the oldest',
  record: reportRecord,
  sorts: ['id', 'createdAt', 'resolvedAt', 'subjectType', 'reason'],
  exported: [
    'id',
    'subjectType',
    'subjectId',
    'reason',
    'isUrgent',
    'reporterId',
    'reportedId',
    'createdAt',
    'firstReadAt',
    'resolvedAt',
    'outcome',
  ],
  filter: z.object({
    subjectType: z.enum(reportSubjects).optional(),
    reason: z.enum(reportReasons).optional(),
    isResolved: z.boolean().optional(),
    reportedId: userId.optional(),
    reporterId: userId.optional(),
  }),
});

const params = z.object({ id: z.uuid() });
export const readReport = adminVerb({
  path: '/api/admin/reports/:id/read',
  duties: ['cases'],
  access: 'staff',
  summary: 'The texts of a report and the reported content as it was then. Each reading is audited',
  params,
  body: z.object({ reason: adminReason }),
  answer: reportFields.extend({
    details: z.string().nullable(),
    evidence: z.record(z.string(), z.unknown()).describe('the content at the time of the report'),
  }),
});
export const resolveReport = adminVerb({
  path: '/api/admin/reports/:id/resolve',
  duties: ['cases'],
  access: 'staff',
  summary: 'Resolves a report; only the reporter is notified of the outcome. Audited',
  params,
  body: z.object({ outcome: z.enum(reportOutcomes), reason: adminReason }),
  answer: reportFields,
});
export const reopenReport = adminVerb({
  path: '/api/admin/reports/:id/reopen',
  duties: ['cases'],
  access: 'staff',
  summary: 'Opens a resolved report again. Audited',
  params,
  body: z.object({ reason: adminReason }),
  answer: reportFields,
});
