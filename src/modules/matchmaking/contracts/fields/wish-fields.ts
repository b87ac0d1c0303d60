import { ageRange, choice, shortText, multipleChoice, yesNo } from './field-kinds.ts';
import type { ProfileFields } from './profile-field.ts';
import { wishes } from '../wishes.ts';
import { practices, madhhabs } from './practice-fields.ts';
import { timelines } from './marriage-fields.ts';

export const wishFields = {
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
