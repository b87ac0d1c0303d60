import { typedNumber } from '#kernel/contracts/digits.ts';
import {
  formFields,
  type ProfileField,
  type ProfileFields,
} from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { wishesIn } from '#modules/matchmaking/contracts/wishes.ts';
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

/** Returns the answers that a multiple choice offers to a person with these values; undefined for other fields. */
export function offeredIn(name: string, { kind, options }: ProfileField, values: ProfileFormValues) {
  if (kind !== 'multiple-choice') return undefined;
  return name === 'hardWishes' ? wishesIn(values) : options;
}

/** Returns the value of a field, without chosen answers that are no longer offered. */
export function answerIn(name: string, field: ProfileField, values: ProfileFormValues): unknown {
  const offered = offeredIn(name, field, values) as readonly unknown[] | undefined;
  const value = values[name];
  return offered && Array.isArray(value) ? value.filter((answer) => offered.includes(answer)) : value;
}

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
