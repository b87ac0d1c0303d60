import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, opaqueId, optionalText, text } from '#kernel/contracts/fields.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';

/** Length of a request; the answer may be twice as long. */
export const CONSULTATION_MAX = 2000;
export const TOPIC_MAX = 100;
export const TIMES_MAX = 200;

export const consultationStates = ['open', 'answered'] as const;

export const consultation = z.object({
  id: opaqueId,
  topic: z.string(),
  message: z.string(),
  preferredTimes: z.string().nullable(),
  state: z.enum(consultationStates),
  answer: z.string().nullable(),
  createdAt: isoTime,
  answeredAt: isoTime.nullable(),
});
export type ConsultationView = z.infer<typeof consultation>;

export const requestConsultationBody = z.object({
  topic: text(1, TOPIC_MAX),
  message: text(1, CONSULTATION_MAX),
  preferredTimes: optionalText(TIMES_MAX).describe('suitable times, as free text'),
});
export const requestConsultation = endpoint({
  method: 'POST',
  path: '/api/consultations',
  summary: 'Requests a talk with staff, in private',
  access: 'signed-in',
  body: requestConsultationBody,
  status: 201,
  answer: consultation,
});
export const listOwnConsultations = endpoint({
  method: 'GET',
  path: '/api/consultations',
  summary: "The account's requests for talks with answers, the newest first",
  access: 'signed-in',
  query: keysetPaging,
  answer: z.array(consultation),
});
