import { typedNumber } from '#kernel/contracts/digits.ts';
import {
  formFields,
  type ProfileField,
  type ProfileFields,
} from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { formatList } from '../../../web-shared/text/format.ts';
import { i18n } from '../../lib/text/i18n.ts';

/** The form's values while it is filled in; unanswered fields are absent, and a list is one line of text. */
export type ProfileFormValues = Record<string, unknown>;

/** Parses an input's text; an empty input is no answer. */
const unlessEmpty = (read: (value: unknown) => unknown) => ({
  setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : read(value)),
});
export const noAnswer = unlessEmpty((value) => value);
export const wholeNumber = unlessEmpty((value) => typedNumber(String(value)));
/** A yes-or-no choice that may be left open. */
export const yesOrNo = unlessEmpty((value) => value === 'true' || value === true);

/** Returns the values of an untouched form: empty lists only, so that nothing is stated that was not chosen. */
export const startOf = (fields: ProfileFields): ProfileFormValues =>
  Object.fromEntries(
    formFields(fields, 'long')
      .filter(([, { kind }]) => kind === 'multiple-choice')
      .map(([name]) => [name, []]),
  );

/** Returns the form's values for a profile: stated fields only, since sending an assumed field would state it. */
export function formOf(profile: OwnProfile): ProfileFormValues {
  const answers: ProfileFormValues = profile;
  return Object.fromEntries(
    formFields(profileFields, 'long')
      .map(([name, field]) => [name, field.kind === 'list' ? asLine(answers[name], field) : answers[name]] as const)
      .filter(([name, value]) => value !== undefined && value !== null && !profile.assumedFields.includes(name)),
  );
}

/** Formats a list as one line, with labels from the catalogue where they exist. */
function asLine(entriesOf: unknown, { page }: ProfileField): string | undefined {
  if (!Array.isArray(entriesOf)) return undefined;
  const inWords = (entry: string) => {
    const key = `person:${page?.labels}.${entry}`;
    return page?.labels && i18n.exists(key) ? i18n.t(key as 'person:diets.halal_only') : entry;
  };
  return formatList(entriesOf.map((entry) => inWords(String(entry))));
}
