import { appliesTo, type ProfileFields } from '../contracts/profile-field.ts';
import { profileFields } from '../contracts/profile-fields.ts';
import type { Profile } from './profile.ts';

/** How much of a profile is there, and what would add to it. */
export interface Completion {
  /** The weighted share of the fields that this member is asked for and filled, 0 to 100. */
  percent: number;
  /** Those that are open, the weightiest first. */
  missing: string[];
}

/** What was only assumed does not count. */
export function profileCompletion(profile: Profile, fields: ProfileFields = profileFields): Completion {
  const stated: Record<string, unknown> = profile.statedOnly;
  const isFilled = ({ name }: { name: string }) => {
    const value = stated[name];
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  };
  const input = Object.entries(fields)
    .filter(([, field]) => appliesTo(field, { ...stated, gender: profile.state.gender }))
    .map(([name, { weight = 0 }]) => ({ name, weight }))
    .filter(({ weight }) => weight > 0);
  const total = sum(input);
  return {
    percent: Math.round((100 * sum(input.filter(isFilled))) / total),
    missing: input
      .filter((field) => !isFilled(field))
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ name }) => name),
  };
}

const sum = (fields: { weight: number }[]): number => fields.reduce((all, { weight }) => all + weight, 0);
