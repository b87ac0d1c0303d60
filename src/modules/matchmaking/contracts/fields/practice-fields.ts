import { choice, list, yesNo } from './field-kinds.ts';
import type { ProfileFields } from './profile-field.ts';

export const madhhabs = ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'] as const;

export const practices = ['very_practicing', 'practicing', 'moderate', 'cultural', 'learning'] as const;

export const practiceFields = {
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
    ...choice(['never', 'former', 'occasionally', 'regularly']),
    formerAnswers: { social: 'occasionally', regular: 'regularly' },
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
} as const satisfies ProfileFields;
