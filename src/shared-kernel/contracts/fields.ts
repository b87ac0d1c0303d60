import { z } from 'zod';
import { validationText, type ValidationTextId } from '../i18n/catalogue.ts';
import { asciiDigits, plainNumber } from './digits.ts';
import { normalEmail } from './email-form.ts';
import { bareCode, plainPhone, seen, withoutMarks } from './plain-text.ts';
import { containsSealed } from './sealed-form.ts';

// Control characters other than newline and tab; half a surrogate pair is not text. Postgres refuses both.
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// What looks sealed would be taken for it, and not be sent on.
const isText = (value: string) => value.isWellFormed() && !UNPRINTABLE.test(value) && !containsSealed(value);

export const anyText = z.string().refine(isText, {
  error: ({ path }) => validationText('notText', {}, path),
  abort: true,
});

/** Trimmed text of a person, of `min` to `max` characters. What nobody can see counts for nothing. */
export const text = (min: number, max: number) =>
  anyText
    .trim()
    .overwrite((value) => (seen(value) === '' ? '' : value))
    .min(min)
    .max(max)
    .refine((value) => seen(value).length >= min, {
      error: ({ path }) => validationText(min <= 1 ? 'required' : 'tooShort', { minimum: min }, path),
    });

/** Optional text; what is empty counts as not given. */
export const optionalText = (max: number) =>
  text(0, max)
    .optional()
    .transform((value) => value || undefined);

/**
 * One line in one direction: spaces of one kind, letters in one form, no marks that were pasted along. What is no part
 * of a name stays for the pattern to refuse.
 */
const inOneForm = (name: string): string => withoutMarks(name.normalize('NFC').replace(/\p{Zs}+/gu, ' ')).trim();
// Marks: nobody needs more than three on a letter. Apostrophes as people type them, where they are no letters
// themselves; middle dots as Catalan, Japanese and initials have them; joiners where `withoutMarks` left them.
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

/**
 * What a person is called: letters, spaces, hyphens, apostrophes, and full stops of initials. It stands in letters to
 * others.
 */
export const personName = (max: number) => nameOf(1, max, PERSON, 'name');
/** The same where it need not be given; what is empty counts as not given. */
export const optionalName = (max: number) =>
  nameOf(0, max, PERSON, 'name')
    .optional()
    .transform((name) => name || undefined);
/** What somebody goes by on the site; digits and underscores too, but no address of anything. */
export const screenName = nameOf(1, 60, SCREEN, 'screenName');

/**
 * A code of at most `max` letters and digits as people type or paste it: without regard to case, spaces and hyphens.
 */
export const typedCode = (max: number) => text(1, 100).overwrite(bareCode).min(1).max(max);
/** What a mailed link carries. */
export const token = text(1, 200);

/** Why an admin does something; the audit keeps it. */
export const adminReason = text(3, 500);

/**
 * What stands before the @: a dot-atom of RFC 5321. A quoted string, and letters beyond ASCII, are refused (ADR 42).
 */
const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
/** What stands after it: a domain of two or more labels as DNS has them, the last one no number. */
const DOMAIN = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:xn--[a-z0-9-]{1,59}|[a-z]{2,63})';
const ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${LOCAL}@${DOMAIN}$`);

/** An email address in the one form in which it is stored, compared and written to. */
export const email = text(1, 320)
  .overwrite(normalEmail)
  .max(254)
  .regex(ADDRESS, { error: () => validationText('email') });

/** A telephone number as it was typed, in ASCII digits and without marks that were pasted along. */
export const phone = (max: number) => text(1, max).overwrite(plainPhone);

/** Ids that the screens show as numbers (profiles, plans): what Postgres' integer holds. */
export const numericId = z.number().int().min(1).max(2_147_483_647);
/** Such an id in an address: its digits, written in one way. */
export const idInAddress = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(numericId);
/** Such an id wherever an address holds it: in its path, or in a parameter that is JSON. */
export const idInAddressOrJson = z.union([numericId, idInAddress]);
/** A whole number in a query. */
export const wholeInQuery = (min: number, max: number) =>
  z
    .string()
    .overwrite(plainNumber)
    .regex(/^\d{1,9}$/, { error: ({ path }) => validationText('number', {}, path) })
    .transform(Number)
    .pipe(z.number().min(min).max(max));
/** Yes or no in a query. */
export const yesOrNoInQuery = z.enum(['true', 'false']).transform((value) => value === 'true');
export const opaqueId = z.uuid();
/** A moment of ISO 8601 with its offset, as a call gives it. */
export const isoMoment = z
  .string()
  .overwrite(asciiDigits)
  .check(z.iso.datetime({ offset: true, abort: true }));
export const isoTime = z.string().describe('ISO 8601 time, UTC');
/** A day as 2026-01-05, also where it was typed as text. */
export const isoDate = z
  .string()
  .overwrite(asciiDigits)
  .check(z.iso.date({ abort: true }));

/** A query parameter that a form may send empty. */
export const blankIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const acknowledged = z.object({ success: z.literal(true), message: z.string() });
