import { appliesTo, type ProfileField } from '../../contracts/fields/profile-field.ts';
import { profileFields } from '../../contracts/fields/profile-fields.ts';
import { isSupposed } from '../../contracts/prompts/prompts.ts';
import type { ExplicitAnswers, UpdateProfile } from '../../contracts/profiles.schema.ts';

/** A member's answers, except the age, which is stored as a date of birth, and her waiting period. */
export type Answers = Partial<Omit<ExplicitAnswers, 'age' | 'dateOfBirth' | 'iddahStatus' | 'iddahEndsOn'>>;

/** Defaults for unstated fields of a new profile (R-P.3), each marked as assumed. */
export const DEFAULT_ANSWERS: Answers = {
  quranReading: 'daily',
  islamicEducation: 'self-taught',
  sectMadhab: 'sunni',
  preferredAgeRange: '25-35',
  culturalAlignment: 'deen-focused',
  currentMaritalStatus: 'never_married',
  dietaryRestrictions: ['halal_only'],
  languagesSpoken: ['English'],
  willingToRelocate: false,
  hasChildren: false,
  wantsChildren: true,
};

/** Removes the answers to questions and prompts that do not apply to these answers (R-3.4, R-3.10, R-C.5). */
export function suitable(gender: 'male' | 'female', answers: Answers): Answers {
  const given = { ...answers, gender };
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]: [string, unknown]) => {
      if (name === 'promptAnswers')
        return [[name, answers.promptAnswers?.filter((answer) => isSupposed(answer, answers))]];
      const field: ProfileField | undefined = profileFields[name as keyof typeof profileFields];
      if (!(field?.onlyFor || field?.resetWhenHidden) || appliesTo(field, given)) return [[name, value]];
      return field.valueWhenHidden === undefined ? [] : [[name, field.valueWhenHidden]];
    }),
  ) as Answers;
}

/**
 * The given fields of a form. Having no children states their number, a number states having them, and having them
 * removes the number of a member who had stated none.
 */
export const statedBy = <T extends Pick<UpdateProfile, 'hasChildren' | 'numberOfChildren'>>(
  given: T,
  before: Answers = {},
): Partial<T> => ({
  ...(given.hasChildren === true && before.numberOfChildren === 0 && { numberOfChildren: null }),
  ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>),
  ...(given.hasChildren === undefined && (given.numberOfChildren ?? 0) > 0 && { hasChildren: true }),
  ...(given.hasChildren === false && { numberOfChildren: 0 }),
});

export const withoutRemoved = (answers: Record<string, unknown>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));

const FREE_TEXTS = Object.entries<ProfileField>(profileFields)
  .filter(([, { kind }]) => ['short-text', 'long-text', 'list'].includes(kind))
  .map(([field]) => field);

/** Returns what a person wrote in each field of free text. */
export function freeTextsOf(answers: Answers): Record<string, string | undefined> {
  const said: Record<string, unknown> = answers;
  return {
    ...Object.fromEntries(FREE_TEXTS.map((field) => [field, [said[field] ?? []].flat().join(' ')])),
    promptAnswers: answers.promptAnswers?.map(({ text }) => text).join('\n'),
  };
}
