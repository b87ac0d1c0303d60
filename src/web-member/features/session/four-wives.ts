import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.ts';

const ALLOWED = 4;

/** A brother who is married to four wives is not listed and asks nobody (decisions 3.12). */
export const hasFourWives = (profile: Pick<OwnProfile, 'gender' | 'numberOfWives'> | null) =>
  profile?.gender === 'male' && (profile.numberOfWives ?? 0) >= ALLOWED;
