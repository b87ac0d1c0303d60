import type { ProfileField, ProfileFields } from '#modules/matchmaking/contracts/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/profile-fields.ts';
import {
  shortProfileForm,
  type CreateProfile,
  type OwnProfile,
  type UpdateProfile,
} from '#modules/matchmaking/contracts/profiles.ts';
import { i18n } from '../../lib/i18n.ts';
import { z } from 'zod';

/** The short form when it makes a profile: with the consent's own box. */
export const newProfileForm = shortProfileForm.extend({
  consent: z.literal(true, { error: () => i18n.t('profile:consentMissing') }),
});
/** The short form when it changes one. */
export const editProfileForm = shortProfileForm.extend({ consent: z.boolean().optional() });

/** What the short form holds while it is filled in; what is not answered yet is absent. */
export type ProfileFormValues = Partial<z.input<typeof editProfileForm>>;

/** How an input's text becomes a value: an empty one is no answer. */
export const noAnswer = { setValueAs: (value: unknown) => (value === '' ? undefined : value) };
export const wholeNumber = {
  setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : Number(value)),
};

/** The fields of the short form, in its order. */
export const formFields = (fields: ProfileFields): [string, ProfileField][] =>
  Object.entries(fields).filter(([, { form }]) => form);

/** What stands in the form before anybody answers. */
export const startOf = (fields: ProfileFields): Record<string, unknown> =>
  Object.fromEntries(
    formFields(fields)
      .map(([name, { kind, initial }]) => [name, kind === 'several' ? [] : initial])
      .filter(([, value]) => value !== undefined),
  );

const names = formFields(profileFields).map(([name]) => name);
type Answers = Record<string, unknown>;

/** What the short form shows of a profile: what was stated, since to send an assumed field would be to state it. */
export function shortFormOf(profile: OwnProfile): ProfileFormValues {
  const answers: Answers = profile;
  return Object.fromEntries(
    names
      .filter((field) => answers[field] !== undefined && !profile.assumedFields.includes(field))
      .map((field) => [field, answers[field]]),
  );
}

/** What was changed in the short form, which alone is sent; an answer that was cleared goes as null. */
export function changesIn(form: CreateProfile, profile: OwnProfile): UpdateProfile {
  const now: Answers = form;
  const before: Answers = shortFormOf(profile);
  const changed = names.filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]));
  return Object.fromEntries(changed.map((field) => [field, now[field] ?? null]));
}
