import type { FormSection, ProfileFields } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';

export const changedSections = (names: readonly string[]): FormSection[] => [
  ...new Set(names.flatMap((name) => sectionOf(name) ?? [])),
];

export const sectionOf = (name: string): FormSection | undefined =>
  (profileFields as ProfileFields)[name]?.form.section;

export const wayToField = (name: string): string => `/profile?step=${sectionOf(name) ?? 'basic'}&at=${name}`;
