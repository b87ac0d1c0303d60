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

/** Returns a chosen answer, or several of them, in words; what a person wrote stays as it is. */
export function answerInWords(options: Record<string, Record<string, string>>, field: string, text: string): string {
  const words = options[field] ?? {};
  const chosen = (words[text] ? [text] : text.split(' ')).map((one) => words[one]);
  return chosen.every((one) => one !== undefined) ? chosen.join(', ') : text;
}
