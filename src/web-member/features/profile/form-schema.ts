import {
  createProfileForm,
  type CreateProfile,
  type OwnProfile,
  type UpdateProfile,
} from '#modules/matchmaking/contracts/profiles.ts';
import { i18n } from '../../lib/i18n.ts';
import { z } from 'zod';

/** The short form asks how culture counts, where a call may leave it open. */
const shortProfileForm = createProfileForm.extend({
  culturalAlignment: createProfileForm.shape.culturalAlignment.unwrap(),
});
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

const shortForm = [
  'age',
  'location',
  'occupation',
  'education',
  'bio',
  'religiousPractice',
  'prayerFrequency',
  'hijabPreference',
  'smokingStatus',
  'marriageTimeline',
  'culturalAlignment',
  'hasChildren',
  'numberOfChildren',
  'wantsChildren',
  'nonNegotiables',
] as const;

/** What the short form shows of a profile: what was stated, since to send an assumed field would be to state it. */
export const shortFormOf = (profile: OwnProfile): ProfileFormValues =>
  Object.fromEntries(
    shortForm
      .filter((field) => profile[field] !== undefined && !profile.assumedFields.includes(field))
      .map((field) => [field, profile[field]]),
  );

/** What was changed in the short form, which alone is sent; an answer that was cleared goes as null. */
export function changesIn(form: CreateProfile, profile: OwnProfile): UpdateProfile {
  const before = shortFormOf(profile) as Record<string, unknown>;
  const changed = shortForm.filter((field) => JSON.stringify(form[field]) !== JSON.stringify(before[field]));
  return Object.fromEntries(changed.map((field) => [field, form[field] ?? null]));
}
