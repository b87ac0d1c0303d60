import { appliesTo, type ProfileFields } from '../contracts/fields/profile-field.ts';
import { profileFields } from '../contracts/fields/profile-fields.ts';
import type { Profile } from './profile.ts';

export interface Completion {
  /** Weighted share of the filled fields among those that apply to the member, 0 to 100. */
  percent: number;
  /** The weightiest first. */
  missing: string[];
}

/** Assumed answers do not count. */
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
