import { after, DAY } from '#kernel/clock.ts';

/** Since when a ward's free replacements of a guardian who acts are counted. */
export const replacementsCountSince = (at: Date): Date => after(at, -365 * DAY);
