import { choice, multipleChoice, longText } from './field-kinds.ts';
import type { ProfileFields } from './profile-field.ts';

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

export const timelines = ['soon', 'within_year', '1_2_years', 'flexible'] as const;

export const marriageFields = {
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
} as const satisfies ProfileFields;
