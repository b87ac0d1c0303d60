import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoDate, isoTime } from '#kernel/contracts/fields.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { safetyAnswers } from './safety.ts';
import * as address from './safety.ts';

/** The staff's private question to a ward, and the hold of her guardian. */
export const safety = z.object({
  requestedAt: isoTime.nullable(),
  answer: z.enum(safetyAnswers).nullable(),
  safeFrom: isoTime.nullable(),
  heldSince: isoTime.nullable().describe('since when what is sent to her guardian is on hold'),
});
export type SafetyView = z.infer<typeof safety>;

export const showSafety = endpoint(address.showSafety, {
  summary: 'Whether the staff ask a ward if it is safe to act on what she wrote; null for others. Only she reads it',
  access: 'signed-in',
  answer: safety.nullable(),
});

const safetyAnswer = z
  .object({
    answer: z.enum(safetyAnswers),
    from: isoDate.optional().describe('the day on whose morning it is safe; required with the answer `later`'),
  })
  .refine(({ answer, from }) => answer !== 'later' || from !== undefined, {
    path: ['from'],
    error: () => validationText('ahead'),
  });
export type SafetyAnswerBody = z.infer<typeof safetyAnswer>;

export const answerSafety = endpoint(address.answerSafety, {
  summary: 'The ward answers whether and when it is safe to act on what she wrote; she may change her answer',
  access: 'signed-in',
  body: safetyAnswer,
  answer: safety,
});
