import { createProfileForm, type OwnProfile } from '#kernel/contracts/profiles.ts';
import { i18n } from '../../lib/i18n.ts';
import { z } from 'zod';

/** The short form when it makes a profile: with the consent's own box. */
export const newProfileForm = createProfileForm.extend({
  consent: z.literal(true, { error: () => i18n.t('profile:consentMissing') }),
});
/** The short form when it changes one. */
export const editProfileForm = createProfileForm.extend({ consent: z.boolean().optional() });

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

/** What the short form shows of a profile. Nothing else goes back with it: to send an assumed field would be to state it. */
export const shortFormOf = (profile: OwnProfile): ProfileFormValues =>
  Object.fromEntries(shortForm.map((field) => [field, profile[field]]).filter(([, value]) => value !== undefined));
