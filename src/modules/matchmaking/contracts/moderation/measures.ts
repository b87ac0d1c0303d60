import { profileFields } from '../fields/profile-fields.ts';
import type { ProfileField } from '../fields/profile-field.ts';

/** The part that means a whole profile. */
export const WHOLE_PROFILE = 'profile';

const FREE = ['short-text', 'long-text', 'list', 'prompted'];

/** The free texts of a profile that staff can hide alone; lists need the place. */
export const hideableTexts: readonly string[] = Object.entries<ProfileField>(profileFields)
  .filter(([name, { kind, ownOnly }]) => FREE.includes(kind) && !ownOnly && name !== 'location')
  .map(([name]) => name);

/** Why staff hide a part or warn; the member reads it. */
export const measureReasons = ['contact_details', 'indecent', 'untrue', 'not_marriage', 'other'] as const;
export type MeasureReason = (typeof measureReasons)[number];

export const measureKinds = ['hidden', 'warning'] as const;

export const acknowledgeWarning = 'POST /api/profile/warnings/:id/acknowledge';
