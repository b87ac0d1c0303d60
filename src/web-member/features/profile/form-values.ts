import { typedNumber } from '#kernel/contracts/digits.ts';
import { formFields, type ProfileField, type ProfileFields } from '#modules/matchmaking/contracts/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/profile-fields.ts';
import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { formatList } from '../../lib/text/format.ts';
import { i18n } from '../../lib/text/i18n.ts';

/** What a form holds while it is filled in; what is not answered yet is absent, and a list stands as one line. */
export type ProfileFormValues = Record<string, unknown>;

/** How an input's text becomes a value: an empty one is no answer. */
const unlessEmpty = (read: (value: unknown) => unknown) => ({
  setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : read(value)),
});
export const noAnswer = unlessEmpty((value) => value);
export const wholeNumber = unlessEmpty((value) => typedNumber(String(value)));
/** A choice of yes and no that may be left open. */
export const yesOrNo = unlessEmpty((value) => value === 'true' || value === true);

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
  return formatList(entriesOf.map((entry) => inWords(String(entry))));
}
