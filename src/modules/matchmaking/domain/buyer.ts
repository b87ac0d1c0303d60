import type { Profile } from './profile.ts';

/** Whether a plan would give this member anything: whoever is married to four wives asks nobody. */
export const mayBuyPlan = (profile: Profile | null): boolean => !profile?.hasFourWives;
