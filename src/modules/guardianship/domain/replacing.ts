import { after, DAY, addMonths } from '#kernel/clock.ts';
import type { GuardianState } from './guardian-state.ts';

/** Start of the year in which a ward's replacements of acting guardians are counted. */
export const replacementsCountSince = (at: Date): Date => after(at, -365 * DAY);

/** Wards whom one man may guard as an imam at once (R-D.2). */
export const IMAM_WARDS_MAX = 5;
const SUITOR_BAR_MONTHS = 12;

/** Returns until when he must not become her suitor once his part ends; null unless he guarded her as an imam. */
export const suitorBar = ({ relation, verifiedAt }: GuardianState, at: Date): Date | null =>
  relation === 'imam' && verifiedAt ? addMonths(at, SUITOR_BAR_MONTHS) : null;
