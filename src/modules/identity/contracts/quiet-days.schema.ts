import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoDate, text } from '#kernel/contracts/fields.ts';
import { adminListEndpoint } from '#kernel/contracts/list.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';

/** Occasions on which only urgent emails are sent. */
export const quietOccasions = ['last-ten-nights', 'eid-al-fitr', 'eid-al-adha'] as const;
export type QuietOccasion = (typeof quietOccasions)[number];

export const quietPeriod = z.object({
  id: z.string(),
  hijriYear: z.number().int(),
  occasion: z.enum(quietOccasions),
  startsOn: isoDate,
  endsOn: isoDate.describe('its last day'),
  isSet: z.boolean().describe('true if staff set these dates; otherwise they are calculated'),
});
export type QuietPeriod = z.infer<typeof quietPeriod>;

const id = text(1, 40);
export const listQuietDays = adminListEndpoint({
  path: '/api/admin/quiet-days',
  summary: 'The quiet days of this Hijri year and the next',
  id,
  record: quietPeriod,
  sorts: ['id', 'startsOn'],
  exported: ['id', 'hijriYear', 'occasion', 'startsOn', 'endsOn', 'isSet'],
  filter: z.object({}),
});

const params = z.object({ id });
export const setQuietDays = adminVerb({
  path: '/api/admin/quiet-days/:id/set',
  summary: 'Sets the dates of quiet days when the moon is seen on another day. Audited',
  params,
  body: z
    .object({ startsOn: isoDate, endsOn: isoDate, reason: adminReason })
    .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      path: ['endsOn'],
      error: () => validationText('datesInOrder'),
    }),
  answer: quietPeriod,
});
export const resetQuietDays = adminVerb({
  path: '/api/admin/quiet-days/:id/reset',
  summary: 'Restores the calculated dates. Audited',
  params,
  body: z.object({ reason: adminReason }),
  answer: quietPeriod,
});
