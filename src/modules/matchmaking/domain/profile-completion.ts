import type { ProfileFields } from '../contracts/profile-field.ts';
import { profileFields } from '../contracts/profile-fields.ts';
import type { Profile } from './profile.ts';

/**
 * The weighted share of the fields that this member is asked for and filled, 0 to 100 (decisions 3.7). What was only
 * assumed does not count.
 */
export function profileCompletion(profile: Profile, fields: ProfileFields = profileFields): number {
  const stated: Record<string, unknown> = profile.statedOnly;
  const filled = (field: string) => {
    const value = stated[field];
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  };
  const weights = Object.entries(fields)
    .filter(([, { onlyFor }]) => !onlyFor || onlyFor === profile.state.gender)
    .map(([field, { weight = 0 }]) => ({ field, weight }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const have = weights.reduce((sum, { field, weight }) => sum + (filled(field) ? weight : 0), 0);
  return Math.round((100 * have) / total);
}
