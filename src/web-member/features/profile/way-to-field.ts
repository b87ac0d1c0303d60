import type { FormSection, ProfileFields } from '#modules/matchmaking/contracts/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/profile-fields.ts';

/** The parts of the form in which something was changed. */
export const changedSections = (names: readonly string[]): FormSection[] => [
  ...new Set(names.flatMap((name) => sectionOf(name) ?? [])),
];

/** In which part of the form a field stands. */
export const sectionOf = (name: string): FormSection | undefined =>
  (profileFields as ProfileFields)[name]?.form.section;

/** Where a field is answered. */
export const wayToField = (name: string): string => `/profile?step=${sectionOf(name) ?? 'basic'}&at=${name}`;
