import type { FormSection, ProfileFields } from '#modules/matchmaking/contracts/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/profile-fields.ts';

/** Returns the sections that contain these fields. */
export const changedSections = (names: readonly string[]): FormSection[] => [
  ...new Set(names.flatMap((name) => sectionOf(name) ?? [])),
];

export const sectionOf = (name: string): FormSection | undefined =>
  (profileFields as ProfileFields)[name]?.form.section;

/** Returns the address of a field's input. */
export const wayToField = (name: string): string => `/profile?step=${sectionOf(name) ?? 'basic'}&at=${name}`;
