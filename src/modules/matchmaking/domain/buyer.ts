import type { Profile } from './profile.ts';

/** Returns whether a plan would be of use to the member; a man with four wives cannot send requests. */
export const mayBuyPlan = (profile: Profile | null): boolean => !profile?.hasFourWives;
