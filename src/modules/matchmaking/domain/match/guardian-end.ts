import { DAY } from '#kernel/clock.ts';
import type { PauseCause } from '../../contracts/match-states.ts';

/** Her guardian's end of a match: it is final after 7 days, unless she objects. */
export interface GuardianEnd {
  finalAt: Date;
  objectedAt: Date | null;
  /** Hash of the emailed link by which she objects; null once she has. */
  objectionHash: string | null;
}

export const GUARDIAN_END_PERIOD = 7 * DAY;

/** While he does not act, or one of the two is not active, his end does not become final. */
const SUSPENDS_END: readonly PauseCause[] = ['guardian-change', 'guardian-conflict', 'dispute', 'disabled'];
export const isSuspended = (causes: readonly PauseCause[]): boolean =>
  causes.some((cause) => SUSPENDS_END.includes(cause));

/** Returns when the match ends if she does not object; null if it does not, or not yet for certain. */
export const endsAt = ({ guardianEnd, pausedBy }: { guardianEnd: GuardianEnd | null; pausedBy: PauseCause[] }) =>
  guardianEnd && !guardianEnd.objectedAt && !isSuspended(pausedBy) ? guardianEnd.finalAt : null;
