import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminCases, withheldWords } from '#kernel/contracts/cases.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { adminReason, isoMoment, isoTime, numericId, opaqueId, text } from '#kernel/contracts/fields.ts';
import { measureId, userId } from '#kernel/contracts/ids.ts';
import { hideableTexts, measureKinds, measureReasons, WHOLE_PROFILE } from './measures.ts';

const NOTE_MAX = 500;
const given = {
  why: z.enum(measureReasons),
  note: text(3, NOTE_MAX).describe('the sentence that the member reads'),
};
const version = isoMoment.describe('the version of the profile that was read; 409 if the member changed it since');
const reason = adminReason;

const measure = z.object({
  id: opaqueId,
  kind: z.enum(measureKinds),
  part: z.string().nullable(),
  ...given,
  createdAt: isoTime,
  submittedAt: isoTime.nullable(),
  endedAt: isoTime.nullable(),
  acknowledgedAt: isoTime.nullable(),
});
export type MeasureView = z.infer<typeof measure>;

const done = z.object({ id: opaqueId });
const ofPerson = { duties: ['cases'], params: z.object({ id: userId }), answer: done } as const;

export const userMeasures = endpoint('GET /api/admin/users/:id/measures', {
  summary: 'What staff have hidden of a profile, and their warnings, the newest first',
  access: 'admin',
  duties: ['cases'],
  params: z.object({ id: userId }),
  answer: z.object({ version: isoTime, measures: z.array(measure) }),
});
export const hideProfile = adminVerb({
  path: '/api/admin/users/:id/hide-profile',
  ...ofPerson,
  summary: 'Hides a profile, or one text of it, until staff accept a rewritten one. Notifies the member. Audited',
  body: z.object({ part: z.enum([WHOLE_PROFILE, ...hideableTexts]), ...given, version, reason }),
});
export const warnMember = adminVerb({
  path: '/api/admin/users/:id/warn',
  ...ofPerson,
  summary: 'Warns a member, who confirms to have read it; nothing follows from it. Audited',
  body: z.object({ ...given, reason }),
});

export const rewrites = adminCases({
  path: '/api/admin/rewrites',
  summary: 'Hidden profiles and texts; those that were rewritten are waiting for the staff',
  record: measure.omit({ kind: true, acknowledgedAt: true }).extend({
    part: z.string(),
    accountId: opaqueId,
    profileId: numericId,
    state: z.enum(['submitted', 'hidden', 'shown']),
    version: isoTime,
    ...withheldWords,
    texts: z.array(z.object({ field: z.string(), text: z.string() })).describe('the texts as the member wrote them'),
  }),
  exported: ['id', 'part', 'why', 'accountId', 'profileId', 'state', 'createdAt', 'submittedAt', 'endedAt'],
  sorts: ['id', 'createdAt', 'submittedAt'],
  filter: z.object({ state: z.enum(['submitted', 'hidden', 'shown']).optional() }),
});
const ofCase = { duties: ['cases'], params: z.object({ id: measureId }), answer: done } as const;
export const readRewriteWords = adminVerb({
  path: '/api/admin/rewrites/:id/read-words',
  ...ofCase,
  summary: 'Opens the words of a woman, which are withheld, to the reader for a day. Audited',
  body: z.object({ reason }),
});
export const showAgain = adminVerb({
  path: '/api/admin/rewrites/:id/show',
  ...ofCase,
  summary: 'Shows the part to other members again, as it was read. Notifies the member. Audited',
  body: z.object({ version, reason }),
});
export const sendBack = adminVerb({
  path: '/api/admin/rewrites/:id/send-back',
  ...ofCase,
  summary: 'Asks for another rewritten text; the part stays hidden. Notifies the member. Audited',
  body: z.object({ note: given.note, version, reason }),
});
