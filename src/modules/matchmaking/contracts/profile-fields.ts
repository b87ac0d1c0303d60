import { z } from 'zod';
import {
  ageRange,
  choice,
  date,
  shortText,
  list,
  name,
  multipleChoice,
  integer,
  longText,
  yesNo,
} from './field-kinds.ts';
import { ADULT, OLDEST, type ProfileFields } from './profile-field.ts';
import { wishes } from './wishes.ts';

export const BIO_MIN = 50;
export const BIO_MAX = 500;

/** Values of which a member may name those that matter most. */
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

const madhhabs = ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'] as const;
const timelines = ['soon', 'within_year', '1_2_years', 'flexible'] as const;
/** Questions about a marriage are for people who have been married. */
const marriedBefore = { currentMaritalStatus: ['divorced', 'widowed', 'currently_married'] } as const;
const withChildren = { when: { hasChildren: [true] }, resetWhenHidden: true } as const;

const practices = ['very_practicing', 'practicing', 'moderate', 'cultural', 'learning'] as const;
const smoking = choice(['never', 'former', 'occasionally', 'regularly']);
/** Maps two former answers to their present names. */
const smokingSchema = z.preprocess(
  (value) => (value === 'social' ? 'occasionally' : value === 'regular' ? 'regularly' : value),
  smoking.schema,
);

/**
 * All profile fields in the order of forms and pages; all that concerns them derives from it. A field that filters or
 * ranks also has a column on the browse card and a line of SQL in `queries/browse-list.ts` or
 * `infra/compatibility.sql`.
 */
export const profileFields = {
  age: {
    ...integer(ADULT, OLDEST),
    answer: 'required',
    form: { section: 'basic', short: true, hint: 'profile:ageHint' },
    headline: 'part',
    compared: 'age',
  },
  dateOfBirth: {
    ...date(),
    answer: 'optional',
    ownOnly: true,
    form: { section: 'basic', label: 'profile:dateOfBirth', hint: 'profile:dateOfBirthHint' },
  },
  location: {
    ...shortText(100),
    answer: 'required',
    weight: 5,
    form: { section: 'basic', short: true, hint: 'profile:locationHint' },
    headline: 'part',
    filter: { browse: 1, discover: 1, contains: true },
    column: 'location_normalized',
    compared: 'location',
  },
  occupation: {
    ...shortText(100),
    answer: 'required',
    weight: 5,
    form: { section: 'basic', short: true },
    page: { group: 'life' },
    headline: 'part',
  },
  education: {
    ...shortText(100),
    answer: 'required',
    weight: 5,
    form: { section: 'basic', short: true },
    page: { group: 'life' },
  },
  bio: {
    ...longText(BIO_MIN, BIO_MAX),
    answer: 'required',
    weight: 10,
    form: { section: 'basic', short: true, label: 'profile:bio', hint: 'profile:bioHint', openings: true },
  },
  name: {
    ...name(),
    answer: 'optional',
    ownOnly: true,
    form: { section: 'life', label: 'profile:name', hint: 'profile:nameHint', required: true },
  },
  ethnicity: {
    ...shortText(60),
    answer: 'optional',
    weight: 3,
    page: { group: 'life', labels: 'ethnicities' },
    filter: { browse: 5, peoples: true },
    column: 'ethnicity',
    form: { section: 'life', hint: 'profile:ethnicityHint', required: true },
  },
  nationality: {
    ...shortText(60),
    answer: 'optional',
    weight: 3,
    page: { group: 'life' },
    filter: { browse: 4, peoples: true },
    column: 'nationality',
    form: { section: 'life', required: true },
  },
  languagesSpoken: {
    ...list(),
    answer: 'optional',
    weight: 3,
    page: { group: 'life' },
    form: { section: 'life', hint: 'profile:listHint' },
  },
  hobbiesInterests: {
    ...list(),
    answer: 'optional',
    weight: 3,
    page: { group: 'life' },
    form: { section: 'life', hint: 'profile:listHint' },
  },
  religiousPractice: {
    ...choice(practices),
    answer: 'required',
    weight: 6,
    form: { section: 'character', short: true, options: ['very_practicing', 'practicing', 'moderate', 'learning'] },
    page: { group: 'faith' },
    filter: { browse: 2, discover: 3 },
    column: 'religious_practice',
    compared: 'practice',
  },
  prayerFrequency: {
    ...choice(['5times', 'sometimes', 'learning']),
    answer: 'required',
    weight: 5,
    form: { section: 'character', short: true },
    page: { group: 'faith' },
    column: 'prayer_frequency',
    compared: 'prayer',
  },
  quranReading: {
    ...choice(['daily', 'weekly', 'occasionally', 'learning']),
    answer: 'optional',
    weight: 2,
    page: { group: 'faith' },
    form: { section: 'character' },
  },
  islamicEducation: {
    ...choice(['self-taught', 'madrasah', 'university', 'scholar']),
    answer: 'optional',
    weight: 2,
    page: { group: 'faith' },
    form: { section: 'character' },
  },
  sectMadhab: {
    ...choice(['salafi', 'sunni', 'ahlul_hadeeth', 'ashari', 'deobandi', 'barelvi', 'sufi', 'shia', 'other']),
    answer: 'optional',
    weight: 3,
    page: { group: 'faith' },
    filter: { browse: 6 },
    column: 'sect_madhab',
    form: { section: 'character' },
  },
  madhhab: {
    ...choice(madhhabs),
    answer: 'optional',
    weight: 2,
    page: { group: 'faith' },
    column: 'madhhab',
    compared: 'madhhab',
    form: { section: 'character' },
  },
  hijabPreference: {
    ...choice(['no_hijab', 'turban', 'headscarf', 'full_hijab', 'jilbab', 'niqab', 'learning']),
    answer: 'optional',
    onlyFor: 'female',
    form: { section: 'character', short: true, options: ['headscarf', 'full_hijab', 'niqab', 'learning'] },
    page: { group: 'faith' },
    filter: { browse: 7 },
    column: 'hijab_preference',
  },
  smokingStatus: {
    ...smoking,
    schema: smokingSchema,
    stored: smokingSchema,
    answer: 'required',
    weight: 4,
    form: { section: 'character', short: true },
    page: { group: 'life' },
    column: 'smoking_status',
    compared: 'smoking',
  },
  dietaryRestrictions: {
    ...list(),
    answer: 'optional',
    page: { group: 'life', labels: 'diets' },
    form: { section: 'life', hint: 'profile:listHint' },
  },
  willingToRelocate: {
    ...yesNo(),
    answer: 'optional',
    weight: 3,
    page: { group: 'life' },
    form: { section: 'life', label: 'profile:willingToRelocate' },
  },
  currentMaritalStatus: {
    ...choice(['never_married', 'divorced', 'widowed', 'currently_married']),
    answer: 'lasting',
    menOnly: ['currently_married'],
    weight: 6,
    page: { group: 'family' },
    headline: 'family',
    filter: { browse: 3 },
    column: 'current_marital_status',
    compared: 'polygyny',
    form: { section: 'family', short: true, required: true },
  },
  numberOfWives: {
    ...integer(1, 4),
    answer: 'optional',
    when: { currentMaritalStatus: ['currently_married'] },
    resetWhenHidden: true,
    headline: 'family',
    countLabel: 'wives',
    page: { group: 'family' },
    form: { section: 'family', short: true, label: 'profile:numberOfWives', required: true },
  },
  timesMarried: {
    ...integer(0, 10),
    answer: 'optional',
    when: marriedBefore,
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:timesMarried', required: true },
  },
  howLongMarried: {
    ...choice(['less_than_1', '1_to_3', '3_to_5', '5_to_10', 'more_than_10']),
    answer: 'optional',
    when: marriedBefore,
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:howLongMarried' },
  },
  previousMarriageStatus: {
    ...choice(['never_married', 'divorced', 'widowed', 'divorced_and_widowed']),
    answer: 'optional',
    when: { ...marriedBefore, timesMarried: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:previousMarriageStatus' },
  },
  hasChildren: {
    ...yesNo(),
    answer: 'lasting',
    initial: false,
    form: { section: 'family', short: true, label: 'profile:hasChildren' },
    page: { group: 'family', label: 'children', count: 'numberOfChildren' },
    headline: 'family',
    filter: { discover: 2, labels: 'filters.hasChildren' },
    column: 'has_children',
    compared: 'children',
  },
  numberOfChildren: {
    ...integer(0, 20),
    answer: 'optional',
    initial: 0,
    ...withChildren,
    form: { section: 'family', short: true, label: 'profile:numberOfChildren', wide: true },
  },
  childrenFromPreviousMarriages: {
    ...integer(0, 20),
    answer: 'optional',
    when: { ...marriedBefore, hasChildren: [true] },
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:childrenFromPreviousMarriages', required: true },
  },
  childrenAges: {
    ...shortText(60),
    answer: 'optional',
    ...withChildren,
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:childrenAges', hint: 'profile:childrenAgesHint' },
  },
  childrenLivingSituation: {
    ...choice(['with_me', 'with_other_parent', 'shared', 'independent', 'not_applicable']),
    answer: 'optional',
    ...withChildren,
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:childrenLivingSituation' },
  },
  wantsChildren: {
    ...yesNo(),
    answer: 'lasting',
    initial: true,
    form: { section: 'family', short: true, label: 'profile:wantsChildren' },
    page: { group: 'family' },
    column: 'wants_children',
    compared: 'children',
  },
  marriageTimeline: {
    ...choice(timelines),
    answer: 'required',
    weight: 5,
    form: { section: 'family', short: true },
    page: { group: 'hopes' },
    column: 'marriage_timeline',
    compared: 'timeline',
  },
  culturalAlignment: {
    ...choice(['deen-focused', 'cultural-similar', 'intercultural']),
    answer: 'optional',
    weight: 4,
    form: { section: 'family', short: true, required: true },
    page: { group: 'hopes' },
    column: 'cultural_alignment',
    compared: 'culture',
  },
  nonNegotiables: {
    ...multipleChoice(values),
    answer: 'required',
    weight: 5,
    form: {
      section: 'values',
      short: true,
      label: 'profile:nonNegotiables',
      hint: 'profile:valuesHint',
    },
    page: { group: 'hopes', labels: 'values' },
    column: 'non_negotiables',
    compared: 'values',
  },
  lookingFor: {
    ...longText(1, 500),
    answer: 'optional',
    weight: 8,
    page: { group: 'hopes' },
    form: { section: 'values', label: 'profile:lookingFor', required: true, openings: true },
  },
  dealBreakers: {
    ...longText(1, 500),
    answer: 'optional',
    weight: 2,
    page: { group: 'hopes' },
    form: { section: 'values' },
  },
  preferredAgeRange: {
    ...ageRange(),
    answer: 'optional',
    weight: 5,
    page: { group: 'hopes' },
    compared: 'age',
    form: { section: 'wishes', hint: 'profile:ageRangeHint' },
  },
  preferredLocation: {
    ...shortText(100),
    answer: 'optional',
    weight: 4,
    page: { group: 'hopes' },
    column: 'preferred_location_normalized',
    compared: 'location',
    form: { section: 'wishes' },
  },
  preferredReligiousPractice: {
    ...choice(practices),
    answer: 'optional',
    page: { group: 'hopes', labels: 'options.religiousPractice' },
    column: 'preferred_religious_practice',
    form: { section: 'wishes' },
    compared: 'practice',
  },
  preferredMadhhab: {
    ...multipleChoice(madhhabs, 0),
    answer: 'optional',
    weight: 1,
    page: { group: 'hopes', labels: 'options.madhhab' },
    form: { section: 'wishes' },
    column: 'preferred_madhhab',
    compared: 'madhhab',
  },
  preferredTimeline: {
    ...choice(timelines),
    answer: 'optional',
    weight: 1,
    page: { group: 'hopes', labels: 'options.marriageTimeline' },
    form: { section: 'wishes' },
    column: 'preferred_timeline',
    compared: 'timeline',
  },
  acceptsChildren: {
    ...yesNo(),
    answer: 'optional',
    weight: 3,
    page: { group: 'family' },
    column: 'accepts_children',
    compared: 'children',
    form: { section: 'wishes', label: 'profile:acceptsChildren' },
  },
  acceptsPolygyny: {
    ...yesNo(),
    answer: 'optional',
    weight: 2,
    onlyFor: 'female',
    page: { group: 'hopes' },
    form: { section: 'wishes', label: 'profile:acceptsPolygyny' },
    column: 'accepts_polygyny',
    compared: 'polygyny',
  },
  acceptsSmoking: {
    ...yesNo(),
    answer: 'optional',
    weight: 1,
    page: { group: 'hopes' },
    form: { section: 'wishes', label: 'profile:acceptsSmoking' },
    column: 'accepts_smoking',
    compared: 'smoking',
  },
  // Others must not see these: they could shape their own answers to fit.
  hardWishes: {
    ...multipleChoice(wishes, 0),
    answer: 'optional',
    ownOnly: true,
    form: { section: 'wishes', label: 'profile:hardWishes', hint: 'profile:hardWishesHint', labels: 'profile:hard' },
  },
} as const satisfies ProfileFields;

type Fields = typeof profileFields;
export type FieldName = keyof Fields;
/** A field with a closed set of answers that have labels of their own. */
export type ChoiceField = {
  [Name in FieldName]: Fields[Name] extends { kind: 'choice'; page: { labels: string } }
    ? never
    : Fields[Name] extends { kind: 'choice' }
      ? Name
      : never;
}[FieldName];

/** The answers of each field with a closed set of them. */
export const options = Object.fromEntries(
  Object.entries<ProfileFields[string]>(profileFields)
    .filter(([, field]) => field.kind === 'choice' && !field.page?.labels)
    .map(([fieldName, field]) => [fieldName, field.options]),
) as { [Name in ChoiceField]: Fields[Name]['options'] };
