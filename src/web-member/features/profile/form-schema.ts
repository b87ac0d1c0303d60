import {
  formFields,
  isAsked,
  type FormLength,
  type FormSection,
  type ProfileField,
  type ProfileFields,
} from '#modules/matchmaking/contracts/profile-field.ts';
import { profileFields, wishesIn } from '#modules/matchmaking/contracts/profile-fields.ts';
import {
  longProfileForm,
  shortProfileForm,
  type OwnProfile,
  type UpdateProfile,
} from '#modules/matchmaking/contracts/profiles.ts';
import { i18n } from '../../lib/i18n.ts';
import { z } from 'zod';

/** What a form holds while it is filled in; what is not answered yet is absent, and a list stands as one line. */
export type ProfileFormValues = Record<string, unknown>;

/** How an input's text becomes a value: an empty one is no answer. */
const unlessEmpty = (read: (value: unknown) => unknown) => ({
  setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : read(value)),
});
export const noAnswer = unlessEmpty((value) => value);
export const wholeNumber = unlessEmpty(Number);
/** A choice of yes and no that may be left open. */
export const yesOrNo = unlessEmpty((value) => value === 'true' || value === true);

const shapes: Record<FormLength, Record<string, z.ZodType>> = {
  short: shortProfileForm.shape,
  long: longProfileForm.shape,
};
const consent = z.literal(true, { error: () => i18n.t('profile:consentMissing') });
const entries = z.string().transform((line) =>
  line
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
const schemaOf = (name: string, { kind, schema }: ProfileField, length: FormLength): z.ZodType => {
  const asked = shapes[length][name] ?? schema;
  return kind === 'list' ? entries.pipe(asked as z.ZodType<unknown, string[]>).optional() : asked;
};

/** What is accepted of somebody who has answered so: only what is asked of him or her counts. */
export const formSchema = (answers: ProfileFormValues, length: FormLength, asksConsent: boolean) =>
  z.object({
    gender: shapes[length]['gender']!,
    ...Object.fromEntries(
      formFields(profileFields, length)
        .filter(([, field]) => isAsked(field, answers))
        .map(([name, field]) => [name, schemaOf(name, field, length)]),
    ),
    ...(asksConsent && { consent }),
  });

/** What stands in a form before anybody answers. */
export const startOf = (fields: ProfileFields): ProfileFormValues =>
  Object.fromEntries(
    formFields(fields, 'long')
      .map(([name, { kind, initial }]) => [name, kind === 'several' ? [] : initial])
      .filter(([, value]) => value !== undefined),
  );

/** What a form shows of a profile: what was stated, since to send an assumed field would be to state it. */
export function formOf(profile: OwnProfile): ProfileFormValues {
  const answers: ProfileFormValues = profile;
  return Object.fromEntries(
    formFields(profileFields, 'long')
      .map(([name, field]) => [name, field.kind === 'list' ? asLine(answers[name], field) : answers[name]] as const)
      .filter(([name, value]) => value !== undefined && !profile.assumedFields.includes(name)),
  );
}

/** A list in one line, in words where the catalogue has some. */
function asLine(entriesOf: unknown, { page }: ProfileField): string | undefined {
  if (!Array.isArray(entriesOf)) return undefined;
  const inWords = (entry: string) => {
    const key = `person:${page?.words}.${entry}`;
    return page?.words && i18n.exists(key) ? i18n.t(key as 'person:diets.halal_only') : entry;
  };
  return entriesOf.map((entry) => inWords(String(entry))).join(', ');
}

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
    .filter(([name, field]) => differs(isAsked(field, answers) ? answers[name] : undefined, before[name]))
    // The server lets go of what goes with another answer.
    .filter(([, field]) => isAsked(field, answers) || !field.goes);
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
