import { typedEntries } from '#kernel/contracts/typed-list.ts';
import {
  formFields,
  appliesTo,
  type FormLength,
  type FormSection,
  type ProfileField,
} from '#modules/matchmaking/contracts/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/profile-fields.ts';
import {
  longProfileForm,
  shortProfileForm,
  type OwnProfile,
  type UpdateProfile,
} from '#modules/matchmaking/contracts/profiles.ts';
import { wishesIn } from '#modules/matchmaking/contracts/wishes.ts';
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
/** Entries of a line, between commas of any script. */
const entries = z.string().transform(typedEntries);
const schemaOf = (name: string, { kind, schema }: ProfileField, length: FormLength): z.ZodType => {
  const fieldSchema = shapes[length][name] ?? schema;
  return kind === 'list' ? entries.pipe(fieldSchema as z.ZodType<unknown, string[]>).optional() : fieldSchema;
};

/** What is accepted of somebody who has answered so: only what is asked of him or her counts. */
export const formSchema = (answers: ProfileFormValues, length: FormLength, needsConsent: boolean) =>
  z.object({
    gender: shapes[length]['gender']!,
    ...Object.fromEntries(
      formFields(profileFields, length)
        .filter(([, field]) => appliesTo(field, answers))
        .map(([name, field]) => [name, schemaOf(name, field, length)]),
    ),
    ...(needsConsent && { consent }),
  });

/** What is looked at follows from what was answered so far. */
export const rulesOf =
  (length: FormLength, needsConsent: boolean): Resolver<ProfileFormValues> =>
  (values, context, options) =>
    (zodResolver(formSchema(values, length, needsConsent)) as unknown as Resolver<ProfileFormValues>)(
      values,
      context,
      options,
    );

/**
 * What was changed in these parts of the form, which alone is sent; an answer that was cleared, or is not asked any
 * more, goes as null.
 */
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
    // The server lets go of what goes with another answer.
    .filter(([, field]) => appliesTo(field, answers) || !field.goes);
  return Object.fromEntries(changed.map(([name]) => [name, now[name] ?? null]));
}

/** The answers to what is asked, as a call takes them. Only after they were found right. */
export function accepted(answers: ProfileFormValues, length: FormLength): ProfileFormValues {
  const shape = formSchema(answers, length, false).shape as Record<string, z.ZodType>;
  const read = Object.entries(shape).map(([name, schema]) => [name, schema.safeParse(answers[name]).data] as const);
  const given = Object.fromEntries(read.filter(([, value]) => value !== undefined));
  const wished = wishesIn(given) as string[];
  const hard = given['hardWishes'];
  return Array.isArray(hard) ? { ...given, hardWishes: hard.filter((wish) => wished.includes(wish)) } : given;
}

const differs = (now: unknown, before: unknown) => JSON.stringify(now ?? null) !== JSON.stringify(before ?? null);
