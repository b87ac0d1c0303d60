import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, opaqueId, optionalText, text } from '#kernel/contracts/fields.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';
import { CONSULTATION_MAX, TIMES_MAX, TOPIC_MAX, consultationStates } from './consultations.ts';
import * as address from './consultations.ts';

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
export const requestConsultation = endpoint(address.requestConsultation, {
  summary: 'Requests a talk with staff, in private',
  access: 'signed-in',
  body: requestConsultationBody,
  status: 201,
  answer: consultation,
});
export const listOwnConsultations = endpoint(address.listOwnConsultations, {
  summary: "The account's requests for talks with answers, the newest first",
  access: 'signed-in',
  query: keysetPaging,
  answer: z.array(consultation),
});
