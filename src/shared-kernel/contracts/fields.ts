import { z } from 'zod';
import { validationText } from '../i18n/catalogue.ts';

// Control characters other than newline and tab; half a surrogate pair is not text. Postgres refuses both.
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const isText = (value: string) => value.isWellFormed() && !UNPRINTABLE.test(value);

/** Trimmed text of a person, of `min` to `max` characters. */
export const text = (min: number, max: number) =>
  z
    .string()
    .refine(isText, { error: () => validationText('notText'), abort: true })
    .trim()
    .min(min)
    .max(max);

/** Optional text; what is empty counts as not given. */
export const optionalText = (max: number) =>
  text(0, max)
    .optional()
    .transform((value) => value || undefined);

export const email = text(1, 254).pipe(z.email({ error: () => validationText('email') }));

/** Ids that the screens show as numbers (profiles, plans): what Postgres' integer holds. */
export const numericId = z.coerce.number().int().min(1).max(2_147_483_647);
export const opaqueId = z.uuid();
export const isoTime = z.string().describe('ISO 8601 time, UTC');
export const isoDate = z.iso.date();

/** A query parameter that a form may send empty. */
export const blankIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const acknowledged = z.object({ success: z.literal(true), message: z.string() });
