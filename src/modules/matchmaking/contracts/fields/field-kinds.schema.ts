import { z } from 'zod';
import { plainNumber } from '#kernel/contracts/digits.ts';
import { isoDate, personName, text, yesOrNoInQuery } from '#kernel/contracts/fields.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import {
  PROMPT_ANSWER_MAX,
  PROMPT_ANSWER_MIN,
  PROMPT_ANSWERS_MAX,
  suppositions,
  type PromptAnswer,
} from '../prompts/prompts.ts';
import { ADULT, type FieldKind, type ProfileField } from './profile-field.ts';

type Field = Pick<ProfileField, 'kind' | 'options' | 'range' | 'fewest' | 'formerAnswers'>;
interface Answers<Option> {
  number: number;
  'short-text': string;
  'long-text': string;
  choice: Option;
  'multiple-choice': Option[];
  list: string[];
  prompted: PromptAnswer[];
  'yes-no': boolean;
  name: string;
  date: string;
  'age-range': string;
}
type OptionOf<F> = F extends { options: readonly (infer Option)[] } ? Option : string;
type AnswerOf<F extends Field> = Answers<OptionOf<F>>[F['kind']];
export type SchemaOf<F extends Field> = z.ZodType<AnswerOf<F>, AnswerOf<F>>;

const ENTRY_MAX = 40;
const entry = text(1, 500).refine((value) => value.length <= ENTRY_MAX, {
  error: () => validationText('entry', { maximum: ENTRY_MAX }),
});

const ageRange = text(1, 20)
  .overwrite((typed) => plainNumber(typed).replace(/\p{Pd}|\u2212/u, '-'))
  .regex(/^\d{2}\s*-\s*\d{2}$/, { error: () => validationText('ageRange') })
  .refine(
    (range) => {
      const [lower, upper] = range.split('-').map(Number) as [number, number];
      return lower >= ADULT && lower <= upper;
    },
    { error: () => validationText('ageRange') },
  );
const numberIn = ({ range }: Field) => z.number().int().min(range!.min).max(range!.max);
const textIn = ({ range }: Field) => text(range!.min, range!.max);
const choiceOf = ({ options, formerAnswers = {} }: Field) => {
  const choice = z.enum(options!);
  if (Object.keys(formerAnswers).length === 0) return choice;
  return z.preprocess((value) => formerAnswers[String(value)] ?? value, choice);
};
const promptAnswer = z.object({ promptId: z.number().int(), text: text(PROMPT_ANSWER_MIN, PROMPT_ANSWER_MAX) });
const promptAnswers = z
  .array(promptAnswer)
  .max(PROMPT_ANSWERS_MAX)
  .refine((answers) => new Set(answers.map(({ promptId }) => promptId)).size === answers.length, {
    error: () => validationText('promptTwice'),
  });
const storedPromptAnswer = z.object({
  promptId: z.number().int(),
  question: z.record(z.enum(languageIds), z.string()),
  supposes: z.enum(suppositions),
  text: z.string(),
});
const inputs: Record<FieldKind, (field: Field) => z.ZodType> = {
  number: numberIn,
  'short-text': textIn,
  'long-text': textIn,
  choice: choiceOf,
  'multiple-choice': ({ options, fewest }) =>
    z
      .array(z.enum(options!))
      .overwrite((answers) => [...new Set(answers)])
      .min(fewest!),
  list: () => z.array(entry).max(20),
  prompted: () => promptAnswers,
  'yes-no': () => z.boolean(),
  name: () => personName(80),
  date: () => isoDate,
  'age-range': () => ageRange,
};
const stored: Record<FieldKind, (field: Field) => z.ZodType> = {
  ...inputs,
  'short-text': () => z.string(),
  'long-text': () => z.string(),
  'multiple-choice': ({ options }) => z.array(z.enum(options!)),
  list: () => z.array(z.string()),
  prompted: () => z.array(storedPromptAnswer),
  name: () => z.string(),
  'age-range': () => z.string(),
};
/** Validates new input. */
export const schemaOf = <F extends Field>(field: F) => inputs[field.kind](field) as SchemaOf<F>;
/** Parses stored values; rules for new input do not apply to them. */
export const storedSchemaOf = <F extends Field>(field: F) => stored[field.kind](field) as SchemaOf<F>;
/** Parses a filter in an address. */
export const filterSchemaOf = <F extends Field>(field: F) =>
  (field.kind === 'yes-no' ? yesOrNoInQuery : schemaOf(field)) as z.ZodType<AnswerOf<F>>;
