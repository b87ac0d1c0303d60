import type { z } from 'zod';
import type { Gender } from '#modules/identity/contracts/auth.ts';
import { CONSENT_VERSION } from '#modules/matchmaking/contracts/consent.ts';
import { values } from '#modules/matchmaking/contracts/fields/marriage-fields.ts';
import type { createProfileForm, ExplicitAnswers } from '#modules/matchmaking/contracts/profiles.schema.ts';
import type { Past } from './earlier-marriages.ts';
import type { Random } from './random.ts';
import type { Origin, Work } from './texts.ts';

export type Practice = ExplicitAnswers['religiousPractice'];

/** A person before a profile exists; `key` is that of a demo member's own words. */
export interface Writer {
  key?: string;
  gender: Gender;
  name: string;
  age: number;
  past: Past;
  origin: Origin;
  city: string;
}

/** The answers that are in a person's own words, with work and interests. */
export interface WrittenWords {
  work: Work;
  likes: string[];
  bio: string;
  lookingFor?: string;
  dealBreakers?: string;
}
export interface Words {
  of(writer: Writer, practice: Practice): WrittenWords;
}

export type ProfileForm = z.input<typeof createProfileForm>;

const prayer = {
  very_practicing: ['5times'],
  practicing: ['5times'],
  moderate: ['5times', 'sometimes'],
  cultural: ['sometimes'],
  learning: ['learning', '5times'],
} as const;
const covering = {
  very_practicing: ['full_hijab', 'jilbab', 'niqab', 'headscarf'],
  practicing: ['headscarf', 'headscarf', 'full_hijab', 'turban'],
  moderate: ['headscarf', 'turban', 'no_hijab'],
  cultural: ['no_hijab'],
  learning: ['learning', 'headscarf'],
} as const;
const recitation = {
  very_practicing: ['daily'],
  practicing: ['daily', 'weekly', 'weekly'],
  moderate: ['weekly', 'occasionally'],
  cultural: ['occasionally'],
  learning: ['learning'],
} as const;

/** Makes a consistent profile. Some people fill in the short form only, as in life. */
export function profileOf(writer: Writer, words: Words, random: Random): ProfileForm {
  const practice = practiceOf(writer, random);
  const written = words.of(writer, practice);
  const { work, bio } = written;
  const { gender, age, past, city } = writer;
  const short: ProfileForm = {
    gender,
    age,
    location: city,
    occupation: work.title,
    education: work.education,
    bio,
    religiousPractice: practice,
    prayerFrequency: random.pick<ExplicitAnswers['prayerFrequency']>(prayer[practice]),
    ...(gender === 'female' && {
      hijabPreference: random.pick<ExplicitAnswers['hijabPreference']>(covering[practice]),
    }),
    marriageTimeline: random.pick(['soon', 'within_year', 'within_year', '1_2_years', 'flexible', 'flexible']),
    smokingStatus: smokingOf(gender, random),
    nonNegotiables: random.some(values, random.between(3, 5)),
    culturalAlignment: random.pick(['deen-focused', 'deen-focused', 'cultural-similar', 'intercultural']),
    hasChildren: past.children.length > 0,
    numberOfChildren: past.children.length,
    wantsChildren: random.chance(age < 40 ? 0.85 : age < 48 ? 0.35 : 0.05),
    ...statusOf(past),
    consentVersion: CONSENT_VERSION,
  };
  return random.chance(0.18) ? short : { ...short, ...furtherOf(writer, practice, written, random) };
}

function furtherOf(writer: Writer, practice: Practice, written: WrittenWords, random: Random): Partial<ProfileForm> {
  const { gender, name, age, past, origin, city } = writer;
  const { likes, lookingFor, dealBreakers } = written;
  const [youngest, oldest] =
    gender === 'male'
      ? [age - random.between(5, 10), age + random.between(0, 3)]
      : [age - random.between(1, 3), age + random.between(6, 11)];
  return {
    name,
    ethnicity: origin.ethnicity,
    nationality: random.chance(0.75) ? 'British' : origin.ethnicity,
    quranReading: random.pick<ExplicitAnswers['quranReading']>(recitation[practice]),
    islamicEducation: random.pick(['self-taught', 'self-taught', 'madrasah', 'madrasah', 'university']),
    sectMadhab: random.pick(origin.traditions),
    preferredAgeRange: `${Math.max(21, youngest)}-${oldest}`,
    ...(lookingFor && { lookingFor }),
    ...(dealBreakers && { dealBreakers }),
    ...marriageOf(past, gender, random),
    acceptsChildren: past.children.length > 0 || random.chance(0.75),
    dietaryRestrictions: ['halal_only'],
    languagesSpoken: ['English', ...origin.languages.filter((_, place) => place === 0 || random.chance(0.5))],
    hobbiesInterests: likes,
    willingToRelocate: random.chance(gender === 'male' ? 0.5 : 0.35),
    ...(random.chance(0.7) && { madhhab: random.pick(origin.schools) }),
    ...(random.chance(0.25) && { preferredLocation: city }),
    ...(random.chance(0.4) && { preferredReligiousPractice: practice }),
  };
}

function practiceOf({ origin }: Writer, random: Random): Practice {
  if (origin.converts) return random.pick(['learning', 'learning', 'practicing', 'very_practicing']);
  const common = [
    'practicing',
    'practicing',
    'practicing',
    'practicing',
    'very_practicing',
    'very_practicing',
  ] as const;
  return random.pick<Practice>([...common, 'moderate', 'moderate', 'cultural', 'learning']);
}

function smokingOf(gender: Gender, random: Random): ExplicitAnswers['smokingStatus'] {
  if (gender === 'female') return random.chance(0.95) ? 'never' : 'former';
  return random.pick(['never', 'never', 'never', 'never', 'former', 'former', 'occasionally']);
}

function statusOf({ life }: Past): Pick<ProfileForm, 'currentMaritalStatus' | 'numberOfWives'> {
  if (life === 'never_married') return { currentMaritalStatus: 'never_married' };
  if (life === 'married') return { currentMaritalStatus: 'currently_married', numberOfWives: 1 };
  return { currentMaritalStatus: life.startsWith('divorced') ? 'divorced' : 'widowed' };
}

function marriageOf({ life, years, children }: Past, gender: Gender, random: Random): Partial<ProfileForm> {
  if (life === 'never_married') return { timesMarried: 0 };
  if (life === 'married') return { timesMarried: 1 };
  const twice = random.chance(0.1);
  return {
    timesMarried: twice ? 2 : 1,
    ...(twice && { previousMarriageStatus: 'divorced' as const }),
    howLongMarried: years < 3 ? '1_to_3' : years < 5 ? '3_to_5' : years <= 10 ? '5_to_10' : 'more_than_10',
    ...(children.length > 0 && {
      childrenFromPreviousMarriages: children.length,
      childrenAges: children.map(({ age }) => age).join(', '),
      childrenLivingSituation: livingSituation(life, gender),
    }),
  };
}

function livingSituation(life: Past['life'], gender: Gender): ExplicitAnswers['childrenLivingSituation'] {
  if (life.endsWith('grown_children')) return 'independent';
  if (!life.endsWith('sharing_children')) return 'with_me';
  return gender === 'male' ? 'shared' : 'with_other_parent';
}
