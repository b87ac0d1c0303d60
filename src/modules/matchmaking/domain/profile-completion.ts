import type { Profile } from './profile.ts';

/** How much each field says to somebody who reads the profile. The short form's required fields are half of the whole. */
const WEIGHTS: Record<string, number> = {
  bio: 10, location: 5, occupation: 5, education: 5, religiousPractice: 6, prayerFrequency: 5, marriageTimeline: 5, smokingStatus: 4, nonNegotiables: 5,
  currentMaritalStatus: 6, lookingFor: 8, preferredAgeRange: 5, preferredLocation: 4, culturalAlignment: 4, ethnicity: 3, nationality: 3, sectMadhab: 3, madhhab: 2,
  quranReading: 2, islamicEducation: 2, languagesSpoken: 3, hobbiesInterests: 3, willingToRelocate: 3, acceptsChildren: 3, dealBreakers: 2,
}; // prettier-ignore

/** The weighted share of fields that the member filled, 0 to 100. What was only assumed does not count. */
export function profileCompletion(profile: Profile): number {
  const stated = profile.statedOnly as Record<string, unknown>;
  const filled = (field: string) => {
    const value = stated[field];
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  };
  const total = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);
  const have = Object.entries(WEIGHTS).reduce((sum, [field, weight]) => sum + (filled(field) ? weight : 0), 0);
  return Math.round((100 * have) / total);
}
