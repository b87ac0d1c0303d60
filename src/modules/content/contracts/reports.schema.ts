import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, opaqueId, optionalText } from '#kernel/contracts/fields.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { DETAILS_MAX, reasonsFor, reportSubjects, reportReasons, reportOutcomes } from './reports.ts';
import * as address from './reports.ts';

export const reportBody = z
  .object({
    subjectType: z.enum(reportSubjects),
    subjectId: z
      .union([z.number().int().positive().transform(String), z.string().min(1).max(64)])
      .describe('a profile number, or the id of a message or of the own guardian'),
    reason: z.enum(reportReasons),
    details: optionalText(DETAILS_MAX),
  })
  .refine(({ subjectType, reason }) => reasonsFor[subjectType].includes(reason), {
    path: ['reason'],
    error: () => validationText('choose'),
  });
export const fileReport = endpoint(address.fileReport, {
  summary: 'Reports a profile, a message or the own guardian to staff; the reported person never learns by whom',
  access: 'signed-in',
  body: reportBody,
  status: 201,
  answer: z.object({ id: opaqueId }),
});

export const ownReport = z.object({
  id: opaqueId,
  subjectType: z.enum(reportSubjects),
  reason: z.enum(reportReasons),
  createdAt: isoTime,
  resolvedAt: isoTime.nullable(),
  outcome: z.enum(reportOutcomes).nullable(),
});
const listedReport = ownReport.extend({
  isAppealed: z.boolean().describe('true if the reporter requested another review'),
});
export type OwnReport = z.infer<typeof listedReport>;
export const listOwnReports = endpoint(address.listOwnReports, {
  summary: "The account's reports with their outcomes, the newest first",
  access: 'signed-in',
  query: keysetPaging,
  answer: z.array(listedReport),
});
