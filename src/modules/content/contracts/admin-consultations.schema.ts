import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminCases, withheldWords } from '#kernel/contracts/cases.ts';
import { adminReason, opaqueId, text } from '#kernel/contracts/fields.ts';
import { consultation } from './consultations.schema.ts';
import { CONSULTATION_MAX, consultationStates } from './consultations.ts';

export const consultationRecord = consultation.extend({ accountId: opaqueId, ...withheldWords });

export const consultations = adminCases({
  path: '/api/admin/consultations',
  summary: 'Requests for talks, the oldest first',
  record: consultationRecord,
  sorts: ['id', 'createdAt', 'answeredAt', 'state'],
  exported: ['id', 'state', 'accountId', 'createdAt', 'answeredAt'],
  filter: z.object({ state: z.enum(consultationStates).optional() }),
});

export const answerConsultation = adminVerb({
  path: '/api/admin/consultations/:id/answer',
  duties: ['cases'],
  summary: 'Answers a request for a talk and notifies its author. Audited without the text',
  params: z.object({ id: z.uuid() }),
  body: z.object({ answer: text(1, CONSULTATION_MAX * 2), reason: adminReason.optional() }),
  answer: z.object({ id: opaqueId, state: z.enum(consultationStates) }),
});

export const readConsultationWords = adminVerb({
  path: '/api/admin/consultations/:id/read-words',
  duties: ['cases'],
  summary: 'Opens the words of a woman, which are withheld, to the reader for a day. Audited',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: adminReason }),
  answer: z.object({ id: opaqueId }),
});
