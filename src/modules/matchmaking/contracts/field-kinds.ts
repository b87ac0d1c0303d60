import { z } from 'zod';
import { plainNumber } from '#kernel/contracts/digits.ts';
import { isoDate, personName, text, yesOrNoInQuery } from '#kernel/contracts/fields.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { ADULT } from './profile-field.ts';

export const integer = (min: number, max: number) => {
  const schema = z.number().int().min(min).max(max);
  return { kind: 'number', schema, stored: schema, range: { min, max } } as const;
};

/** One line of free text, of up to `max` characters. */
export const shortText = (max: number) =>
  ({
    kind: 'short-text',
    schema: text(1, max),
    stored: z.string(),
    query: text(1, max),
    range: { min: 1, max },
  }) as const;

/** Several lines of free text. */
export const longText = (min: number, max: number) =>
  ({ kind: 'long-text', schema: text(min, max), stored: z.string(), range: { min, max } }) as const;

/** One of these answers; their labels are at `person:options.<field>.<answer>`. */
export const choice = <const Options extends readonly string[]>(options: Options) => {
  const schema = z.enum(options);
  return { kind: 'choice', schema, stored: schema, query: schema, options } as const;
};

/** At least `fewest` of these answers, without duplicates. */
export const multipleChoice = <const Options extends readonly string[]>(options: Options, fewest = 1) => {
  const schema = z
    .array(z.enum(options))
    .overwrite((answers) => [...new Set(answers)])
    .min(fewest);
  return { kind: 'multiple-choice', schema, stored: z.array(z.enum(options)), options } as const;
};

const ENTRY_MAX = 40;
const entry = text(1, 500).refine((value) => value.length <= ENTRY_MAX, {
  error: () => validationText('entry', { maximum: ENTRY_MAX }),
});
/** Short entries of free text; in the form one line, separated by commas. */
export const list = () => ({ kind: 'list', schema: z.array(entry).max(20), stored: z.array(z.string()) }) as const;

export const yesNo = () =>
  ({
    kind: 'yes-no',
    schema: z.boolean(),
    stored: z.boolean(),
    query: yesOrNoInQuery,
  }) as const;

export const name = () => ({ kind: 'name', schema: personName(80), stored: z.string() }) as const;

export const date = () => ({ kind: 'date', schema: isoDate, stored: isoDate }) as const;

/** Two ages, the lower one first. */
export const ageRange = () =>
  ({
    kind: 'age-range',
    schema: text(1, 20)
      .overwrite((typed) => plainNumber(typed).replace(/\p{Pd}|\u2212/u, '-'))
      .regex(/^\d{2}\s*-\s*\d{2}$/)
      .refine(
        (range) => {
          const [lower, upper] = range.split('-').map(Number) as [number, number];
          return lower >= ADULT && lower <= upper;
        },
        { error: () => validationText('ageRange') },
      ),
    stored: z.string(),
  }) as const;
