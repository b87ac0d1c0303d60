import { after, DAY } from '#kernel/clock.ts';

/** Start of the year in which a ward's replacements of acting guardians are counted. */
export const replacementsCountSince = (at: Date): Date => after(at, -365 * DAY);
