import { z } from 'zod';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { seen } from '#kernel/contracts/plain-text.ts';
import { genders } from '../../identity/contracts/auth.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import { isoDate, numericId, personName, text } from '#kernel/contracts/fields.ts';

export const ADULT = 18;
export const OLDEST = 100;
export const BIO_MIN = 50;
export const BIO_MAX = 500;

export const options = {
  religiousPractice: ['very_practicing', 'practicing', 'moderate', 'cultural', 'learning'],
  prayerFrequency: ['5times', 'sometimes', 'learning'],
  hijabPreference: ['no_hijab', 'turban', 'headscarf', 'full_hijab', 'jilbab', 'niqab', 'learning'],
  marriageTimeline: ['soon', 'within_year', '1_2_years', 'flexible'],
  smokingStatus: ['never', 'former', 'occasionally', 'regularly'],
  culturalAlignment: ['deen-focused', 'cultural-similar', 'intercultural'],
  quranReading: ['daily', 'weekly', 'occasionally', 'learning'],
  islamicEducation: ['self-taught', 'madrasah', 'university', 'scholar'],
  sectMadhab: ['salafi', 'sunni', 'ahlul_hadeeth', 'ashari', 'deobandi', 'barelvi', 'sufi', 'shia', 'other'],
  madhhab: ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'],
  currentMaritalStatus: ['never_married', 'divorced', 'widowed', 'currently_married'],
  previousMarriageStatus: ['never_married', 'divorced', 'widowed', 'divorced_and_widowed'],
  howLongMarried: ['less_than_1', '1_to_3', '3_to_5', '5_to_10', 'more_than_10'],
  childrenLivingSituation: ['with_me', 'with_other_parent', 'shared', 'independent', 'not_applicable'],
} as const;
export const values = [
  'Regular Prayer',
  'Modest Dress',
  'No Alcohol',
  'Halal Diet',
  'Religious Education',
  'Family Values',
  'Cultural Respect',
  'Charity (Zakat)',
  'Honesty',
  'Respect for Parents',
] as const;

/** The short form's options (/create-profile): a part of the full sets, as specified. */
export const shortFormOptions = {
  religiousPractice: ['very_practicing', 'practicing', 'moderate', 'learning'],
  prayerFrequency: options.prayerFrequency,
  hijabPreference: ['headscarf', 'full_hijab', 'niqab', 'learning'],
  marriageTimeline: options.marriageTimeline,
  smokingStatus: options.smokingStatus,
  culturalAlignment: options.culturalAlignment,
} as const;

const list = z.array(text(1, 40)).max(20);
const smoking = z.preprocess(
  (value) => (value === 'social' ? 'occasionally' : value === 'regular' ? 'regularly' : value),
  z.enum(options.smokingStatus),
);
const bio = text(BIO_MIN, BIO_MAX);

/** Two ages, the lower first (decisions 3.10). */
const ageRange = text(1, 20)
  .regex(/^\d{2}\s*-\s*\d{2}$/)
  .refine(
    (range) => {
      const [lower, upper] = range.split('-').map(Number) as [number, number];
      return lower >= ADULT && lower <= upper;
    },
    { error: () => validationText('ageRange') },
  );

/** What everybody is asked who makes a profile. */
const asked = {
  age: z.number().int().min(ADULT).max(OLDEST),
  location: text(1, 100),
  occupation: text(1, 100),
  education: text(1, 100),
  bio,
  religiousPractice: z.enum(options.religiousPractice),
  prayerFrequency: z.enum(options.prayerFrequency),
  nonNegotiables: z.array(z.enum(values)).min(1).max(values.length),
  marriageTimeline: z.enum(options.marriageTimeline),
  smokingStatus: smoking,
};
/** What may be left open then, but has an answer for everybody who gave one. */
const settled = {
  hasChildren: z.boolean(),
  wantsChildren: z.boolean(),
  currentMaritalStatus: z.enum(options.currentMaritalStatus),
};
/** What somebody tells who wishes to. */
const further = {
  numberOfChildren: z.number().int().min(0).max(20),
  culturalAlignment: z.enum(options.culturalAlignment),
  hijabPreference: z.enum(options.hijabPreference),
  name: personName(80),
  dateOfBirth: isoDate,
  ethnicity: text(1, 60),
  nationality: text(1, 60),
  quranReading: z.enum(options.quranReading),
  islamicEducation: z.enum(options.islamicEducation),
  sectMadhab: z.enum(options.sectMadhab),
  madhhab: z.enum(options.madhhab),
  preferredAgeRange: ageRange,
  preferredLocation: text(1, 100),
  preferredReligiousPractice: z.enum(options.religiousPractice),
  lookingFor: text(1, 500),
  previousMarriageStatus: z.enum(options.previousMarriageStatus),
  timesMarried: z.number().int().min(0).max(10),
  childrenFromPreviousMarriages: z.number().int().min(0).max(20),
  numberOfWives: z.number().int().min(1).max(4),
  howLongMarried: z.enum(options.howLongMarried),
  childrenAges: text(1, 60),
  childrenLivingSituation: z.enum(options.childrenLivingSituation),
  acceptsChildren: z.boolean(),
  dietaryRestrictions: list,
  languagesSpoken: list,
  hobbiesInterests: list,
  dealBreakers: text(1, 500),
  willingToRelocate: z.boolean(),
};
type Further = typeof further;
const everything = z.object({ ...asked, ...settled, ...further });
export type Stated = z.infer<typeof everything>;

/** What a stored answer reads as: rules for what is written anew do not judge what stands there already. */
const told = everything
  .extend({
    name: z.string(),
    location: z.string(),
    occupation: z.string(),
    education: z.string(),
    bio: z.string(),
    ethnicity: z.string(),
    nationality: z.string(),
    preferredAgeRange: z.string(),
    preferredLocation: z.string(),
    lookingFor: z.string(),
    childrenAges: z.string(),
    dealBreakers: z.string(),
    dietaryRestrictions: z.array(z.string()),
    languagesSpoken: z.array(z.string()),
    hobbiesInterests: z.array(z.string()),
  })
  .partial();

/** `bio` and `aboutMe` are one field under two names (decisions 3.2); a text of which nothing can be seen is none, and so counts as null. */
const nameBio = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const given: Record<string, unknown> = Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      typeof value === 'string' && seen(value) === '' ? null : value,
    ]),
  );
  return given['bio'] === undefined && given['aboutMe'] !== undefined ? { ...given, bio: given['aboutMe'] } : given;
};
/** Where a profile is made there is nothing to remove: null is no answer. */
const withoutNulls = (input: unknown): unknown => {
  const given = nameBio(input);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
};

/** The wordings of the consent to processing religious and marital data that the service has published, the present one last. */
export const consentVersions = ['2026-11'] as const;
export type ConsentVersion = (typeof consentVersions)[number];
/** The one that the form shows now. */
export const CONSENT_VERSION: ConsentVersion = consentVersions.at(-1)!;
/** The wording that was agreed to. */
const consentVersion = z.enum(consentVersions).optional();

export const createProfileForm = z.object({
  gender: z.enum(genders),
  ...asked,
  ...z.object({ ...settled, ...further }).partial().shape,
  hasChildren: settled.hasChildren.default(false),
  numberOfChildren: further.numberOfChildren.default(0),
  wantsChildren: settled.wantsChildren.default(true),
  consentVersion,
});
export const createProfileBody = z.preprocess(withoutNulls, createProfileForm);
export type CreateProfile = z.infer<typeof createProfileForm>;

/** Null removes what somebody told because he or she wished to (decisions 3.9). */
const removable = Object.fromEntries(
  Object.entries(further).map(([field, schema]) => [field, (schema as z.ZodType).nullish()]),
) as { [Field in keyof Further]: z.ZodOptional<z.ZodNullable<Further[Field]>> };
const updateProfileForm = z.object({
  ...z.object({ ...asked, ...settled }).partial().shape,
  ...removable,
  gender: z.enum(genders).optional(),
  consentVersion,
});
export const updateProfileBody = z.preprocess(nameBio, updateProfileForm);
export type UpdateProfile = z.infer<typeof updateProfileForm>;

export const ownProfile = z
  .object({ id: numericId, gender: z.enum(genders), aboutMe: z.string() })
  .extend(told.shape)
  .extend({
    profileComplete: z.boolean(),
    profileCompletion: z.number().int(),
    guardianVerified: z.boolean(),
    hasGuardian: z.boolean(),
    /** Fields that hold a default which the member never stated. */
    assumedFields: z.array(z.string()),
    /** Whether the consent to processing religious and marital data is on record. */
    consentStated: z.boolean(),
  });
export type OwnProfile = z.infer<typeof ownProfile>;

/** A profile as somebody else may see it: never a name, address, phone, guardian's identity or exact birth data (decisions 3.8). */
export const seenProfile = z
  .object({ id: numericId, gender: z.enum(genders), aboutMe: z.string() })
  .extend(told.omit({ name: true, dateOfBirth: true }).shape)
  .extend({ guardianVerified: z.boolean() });
export type SeenProfile = z.infer<typeof seenProfile>;

export const compatibility = {
  compatibilityScore: z.number().int().min(0).max(100),
  /** Codes of the catalogue `compatibility.*`, in the order of weight. */
  compatibilityReasons: z.object({ agree: z.array(z.string()), differ: z.array(z.string()) }),
};
/** Why a viewer is not offered to send, so that the screen leads to the next step (decisions 4.5): codes of the refusals that sending would meet. */
export const sendObstacles = [
  'profile-required',
  'staff',
  'four-wives',
  'subscription-required',
  'guardian-unverified',
  'allowance-exhausted',
  'too-soon',
] as const;
export type SendObstacle = (typeof sendObstacles)[number];
/** How the viewer stands to this profile, and what may be done next. */
export const standing = {
  relation: z.enum(['none', 'request_open', 'matched']),
  allowedActions: z.array(z.enum(['send-interest'])),
  sendObstacle: z.enum(sendObstacles).nullable(),
};
export const viewedProfile = seenProfile.extend(compatibility).extend(standing);
export type ViewedProfile = z.infer<typeof viewedProfile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  summary: 'Own profile, or null',
  access: 'signed-in',
  answer: ownProfile.nullable(),
});
export const createProfile = endpoint({
  method: 'POST',
  path: '/api/profiles',
  summary: 'Makes the profile; a second one answers 409',
  access: 'member',
  body: createProfileBody,
  status: 201,
  answer: ownProfile,
});
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Changes the given fields',
  access: 'member',
  body: updateProfileBody,
  answer: ownProfile,
});
export const viewProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/:id',
  summary: "Another member's profile as the viewer may see it",
  access: 'signed-in',
  params: z.object({ id: profileIdInAddress }),
  answer: viewedProfile,
});
