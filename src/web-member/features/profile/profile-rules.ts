import { typedEntries } from '#kernel/contracts/typed-list.ts';
import {
  formFields,
  appliesTo,
  type FormLength,
  type FormSection,
  type ProfileField,
} from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import {
  longProfileForm,
  shortProfileForm,
  type OwnProfile,
  type UpdateProfile,
} from '#modules/matchmaking/contracts/profiles.schema.ts';
import { wishesIn } from '#modules/matchmaking/contracts/wishes.ts';
import { isSupposed, type PromptAnswer } from '#modules/matchmaking/contracts/prompts/prompts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { i18n } from '../../lib/text/i18n.ts';
import { formOf, startOf, type ProfileFormValues } from './form-values.ts';

const shapes: Record<FormLength, Record<string, z.ZodType>> = {
  short: shortProfileForm.shape,
  long: longProfileForm.shape,
};
const consent = z.literal(true, { error: () => i18n.t('profile:consentMissing') });
/** Splits a line at commas of any script. */
const entries = z.string().transform(typedEntries);
const schemaIn = (name: string, field: ProfileField, length: FormLength): z.ZodType => {
  const fieldSchema = shapes[length][name]!;
  return field.kind === 'list' ? entries.pipe(fieldSchema as z.ZodType<unknown, string[]>).optional() : fieldSchema;
};

/** Builds the schema for these answers, which only includes fields that apply to them. */
export const formSchema = (answers: ProfileFormValues, length: FormLength, needsConsent: boolean) =>
  z.object({
    gender: shapes[length]['gender']!,
    ...Object.fromEntries(
      formFields(profileFields, length)
        .filter(([, field]) => appliesTo(field, answers))
        .map(([name, field]) => [name, schemaIn(name, field, length)]),
    ),
    ...(needsConsent && { consent }),
  });

/** Validates by a schema that depends on the current answers. */
export const rulesOf =
  (length: FormLength, needsConsent: boolean): Resolver<ProfileFormValues> =>
  (values, context, options) =>
    (zodResolver(formSchema(values, length, needsConsent)) as unknown as Resolver<ProfileFormValues>)(
      values,
      context,
      options,
    );

/** Returns the changed fields of these sections; cleared fields, and those that no longer apply, are null. */
export function changesIn(
  answers: ProfileFormValues,
  profile: OwnProfile,
  sections: readonly FormSection[],
): UpdateProfile {
  const before = { ...startOf(profileFields), ...formOf(profile) };
  const now = accepted(answers, 'long');
  const changed = sections
    .flatMap((section) => formFields(profileFields, 'long', section))
    .filter(([name, field]) => differs(appliesTo(field, answers) ? answers[name] : undefined, before[name]))
    // The server resets these fields when another answer changes.
    .filter(([, field]) => appliesTo(field, answers) || !field.resetWhenHidden);
  return Object.fromEntries(changed.map(([name]) => [name, now[name] ?? null]));
}

/** Parses valid answers into a request's body, without fields that do not apply. */
export function accepted(answers: ProfileFormValues, length: FormLength): ProfileFormValues {
  const shape = formSchema(answers, length, false).shape as Record<string, z.ZodType>;
  const prompted = answers['promptAnswers'] as PromptAnswer[] | undefined;
  const fitting = { ...answers, promptAnswers: prompted?.filter((answer) => isSupposed(answer, answers)) };
  const read = Object.entries(shape).map(
    ([name, schema]) => [name, schema.safeParse((fitting as ProfileFormValues)[name]).data] as const,
  );
  const given = Object.fromEntries(read.filter(([, value]) => value !== undefined));
  const wished = wishesIn(given) as string[];
  const hard = given['hardWishes'];
  return Array.isArray(hard) ? { ...given, hardWishes: hard.filter((wish) => wished.includes(wish)) } : given;
}

const differs = (now: unknown, before: unknown) => JSON.stringify(now ?? null) !== JSON.stringify(before ?? null);
