import { date, shortText, list, name, integer, longText, prompted } from './field-kinds.ts';
import { ADULT, OLDEST, type ProfileFields } from './profile-field.ts';

export const BIO_MIN = 50;
export const BIO_MAX = 500;

export const aboutFields = {
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
  promptAnswers: {
    ...prompted(),
    answer: 'optional',
    form: { section: 'basic', label: 'profile:promptAnswers', hint: 'profile:promptAnswersHint' },
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
} as const satisfies ProfileFields;
