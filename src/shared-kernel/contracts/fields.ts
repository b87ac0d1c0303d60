import { z } from 'zod';
import { validationText, type ValidationTextId } from '../i18n/catalogue.ts';
import { asciiDigits, plainNumber } from './digits.ts';
import { normalEmail } from './email-form.ts';
import { bareCode, plainPhone, seen, withoutMarks } from './plain-text.ts';
import { containsSealed } from './sealed-form.ts';

// Control characters other than newline and tab, which PostgreSQL refuses like half a surrogate pair.
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// Text that looks sealed would be taken for sealed text, and never be sent.
const isText = (value: string) => value.isWellFormed() && !UNPRINTABLE.test(value) && !containsSealed(value);

export const anyText = z.string().refine(isText, {
  error: ({ path }) => validationText('notText', {}, path),
  abort: true,
});

/** Trimmed text of `min` to `max` visible characters. */
export const text = (min: number, max: number) =>
  anyText
    .trim()
    .overwrite((value) => (seen(value) === '' ? '' : value))
    .min(min)
    .max(max)
    .refine((value) => seen(value).length >= min, {
      error: ({ path }) => validationText(min <= 1 ? 'required' : 'tooShort', { minimum: min }, path),
    });

/** Optional text; an empty one counts as absent. */
export const optionalText = (max: number) =>
  text(0, max)
    .optional()
    .transform((value) => value || undefined);

/**
 * One line in one direction: plain spaces, letters in NFC, no invisible marks. Characters that are no part of a name
 * are left for the pattern to refuse.
 */
const inOneForm = (name: string): string => withoutMarks(name.normalize('NFC').replace(/\p{Zs}+/gu, ' ')).trim();
// At most three marks on a letter. Apostrophes as people type them, unless they are letters; middle dots of Catalan,
// Japanese and initials; joiners that `withoutMarks` left.
const LETTER = String.raw`\p{L}\p{M}{0,3}[\u200c\u200d]?`;
const APART = String.raw`[ '’‘\x60´\-‐‑·•‧∙⋅⸱・･]`;
const PERSON = new RegExp(`^${APART}*(${LETTER}(\\.(?= |$))?${APART}*)+$`, 'u');
const SCREEN = new RegExp(`^(${LETTER}|[\\d_]|${APART}|\\.(?!${LETTER}${LETTER}))+$`, 'u');
const SOMETHING = /[\p{L}\p{N}]/u;

const nameOf = (min: number, max: number, pattern: RegExp, complaint: ValidationTextId) =>
  text(min, max)
    .overwrite(inOneForm)
    .refine((name) => name === '' || (pattern.test(name) && SOMETHING.test(name)), {
      error: () => validationText(complaint),
    });

/** A person's name: letters, spaces, hyphens, apostrophes, and full stops of initials. Used in emails to others. */
export const personName = (max: number) => nameOf(1, max, PERSON, 'name');
/** Optional name; an empty one counts as absent. */
export const optionalName = (max: number) =>
  nameOf(0, max, PERSON, 'name')
    .optional()
    .transform((name) => name || undefined);
/** Public user name: a name with digits and underscores, but no kind of address. */
export const screenName = nameOf(1, 60, SCREEN, 'screenName');

/** A typed or pasted code of at most `max` letters and digits, regardless of case, spaces and hyphens. */
export const typedCode = (max: number) => text(1, 100).overwrite(bareCode).min(1).max(max);
export const token = text(1, 200);

export const adminReason = text(3, 500);

/** The part before the @: a dot-atom of RFC 5321. Quoted strings and non-ASCII letters are refused (ADR 42). */
const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
/** A domain of two or more DNS labels, the last one not numeric. */
const DOMAIN = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:xn--[a-z0-9-]{1,59}|[a-z]{2,63})';
const ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${LOCAL}@${DOMAIN}$`);

/** An email address in normal form. */
export const email = text(1, 320)
  .overwrite(normalEmail)
  .max(254)
  .regex(ADDRESS, { error: () => validationText('email') });

/** A telephone number as typed, in ASCII digits and without invisible marks. */
export const phone = (max: number) => text(1, max).overwrite(plainPhone);

/** Id that pages show as a number (profiles, plans); fits PostgreSQL's integer. */
export const numericId = z.number().int().min(1).max(2_147_483_647);
/** Such an id in an address, without leading zeros or signs. */
export const idInAddress = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: ({ path }) => validationText('listed', {}, path) })
  .transform(Number)
  .pipe(numericId);
/** Such an id in a path, or in a query parameter that is JSON. */
export const idInAddressOrJson = z.union([numericId, idInAddress]);
export const wholeInQuery = (min: number, max: number) =>
  z
    .string()
    .overwrite(plainNumber)
    .regex(/^\d{1,9}$/, { error: ({ path }) => validationText('number', {}, path) })
    .transform(Number)
    .pipe(z.number().min(min).max(max));
export const yesOrNoInQuery = z.enum(['true', 'false']).transform((value) => value === 'true');
export const opaqueId = z.uuid();
/** A time of ISO 8601 with its offset. */
export const isoMoment = z
  .string()
  .overwrite(asciiDigits)
  .check(z.iso.datetime({ offset: true, abort: true }));
export const isoTime = z.string().describe('ISO 8601 time, UTC');
/** A day as 2026-01-05, also from typed text. */
export const isoDate = z
  .string()
  .overwrite(asciiDigits)
  .check(z.iso.date({ abort: true }));

/** A query parameter that a form may send empty. */
export const blankIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const acknowledged = z.object({ success: z.literal(true), message: z.string() });
