import type texts from '#texts/en/person.json';

type Person = Pick<typeof texts, 'options' | 'diets' | 'ethnicities' | 'values'>;

/** Words of the answers that reported profiles contain, by field, as the profile's page shows them. */
export const evidenceOptions = ({ options, diets, ethnicities, values }: Person) => ({
  ...options,
  dietaryRestrictions: diets,
  ethnicity: ethnicities,
  nonNegotiables: values,
  preferredReligiousPractice: options.religiousPractice,
  preferredMadhhab: options.madhhab,
  preferredTimeline: options.marriageTimeline,
});
