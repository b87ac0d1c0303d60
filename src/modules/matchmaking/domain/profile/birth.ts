import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { ADULT, OLDEST } from '../../contracts/fields/profile-field.ts';

export interface Birth {
  /** ISO date. 1 January represents a year of birth derived from an age, so that the age grows. */
  bornOn: string;
  bornExactly: boolean;
}

export function ageOn(bornOn: string, at: Date): number {
  const [year, month, day] = bornOn.split('-').map(Number) as [number, number, number];
  const hadBirthday = at.getUTCMonth() + 1 > month || (at.getUTCMonth() + 1 === month && at.getUTCDate() >= day);
  return at.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

export function birthOf(age: number | undefined, dateOfBirth: string | undefined, at: Date): Birth {
  if (dateOfBirth === undefined) return { bornOn: `${at.getUTCFullYear() - age!}-01-01`, bornExactly: false };
  const years = ageOn(dateOfBirth, at);
  if (years < ADULT || years > OLDEST) throw invalidField('dateOfBirth', sentence('adult'));
  return { bornOn: dateOfBirth, bornExactly: true };
}

/** An age never replaces a known date of birth. Clearing the date leaves the age. */
export function birthFrom(
  before: Birth,
  { age, dateOfBirth }: { age: number | undefined; dateOfBirth: string | null | undefined },
  at: Date,
): Partial<Birth> {
  if (dateOfBirth === null) return birthOf(age ?? ageOn(before.bornOn, at), undefined, at);
  const known = dateOfBirth ?? (before.bornExactly ? before.bornOn : undefined);
  if (known !== undefined && age !== undefined && age !== ageOn(known, at))
    throw invalidField('dateOfBirth', sentence('ageOfBirth'));
  if (dateOfBirth === undefined && (known !== undefined || age === undefined)) return {};
  return birthOf(age, dateOfBirth, at);
}
