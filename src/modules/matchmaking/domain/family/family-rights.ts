import type { GuardianId } from '#kernel/values/ids.ts';
import {
  RELATIVES_MAX,
  releaseKinds,
  type FamilyAction,
  type ReleaseKind,
} from '../../contracts/family/family-contact.ts';
import type { MatchRole } from '../../contracts/match-states.ts';
import { isFamilyStage } from '../match/match-stage.ts';
import type { FamilyContactState, Release } from './family-contact.ts';

const isRunning = ({ match }: FamilyContactState): boolean => match.status === 'active' && isFamilyStage(match.stage);

/** The kinds that her guardian may release now; `staff` only where the operator offers it (R-C.1). */
export const releasableKinds = (
  state: FamilyContactState,
  role: MatchRole,
  { throughStaff }: { throughStaff: boolean },
): ReleaseKind[] =>
  role === 'guardian' && isRunning(state)
    ? releaseKinds.filter(
        (kind) =>
          (kind !== 'staff' || throughStaff) &&
          !state.releases.some((release) => release.kind === kind && !release.endedAt),
      )
    : [];

/** The actions that are not refused, apart from those on one release or relative. */
export function familyActionsIn(state: FamilyContactState, role: MatchRole): FamilyAction[] {
  if (!isRunning(state)) return [];
  const { relative } = state;
  const mayName = (relative?.timesNamed ?? 0) < RELATIVES_MAX;
  if (role === 'man') return relative?.state === 'requested' && mayName ? ['name-relative'] : [];
  if (role === 'woman') return [];
  const mayRequest = mayName && relative?.state !== 'requested' && relative?.state !== 'named';
  return mayRequest ? ['release', 'request-relative'] : ['release'];
}

/** Only the man opens a release, of her present guardian; the guardian ends it, also while the match is paused. */
export function releaseActionsIn(
  state: FamilyContactState,
  { endedAt, guardianId }: Release,
  { role, acting }: { role: MatchRole; acting: GuardianId | null },
): ('open' | 'end')[] {
  if (endedAt) return [];
  if (role === 'man') return isRunning(state) && guardianId === acting ? ['open'] : [];
  return role === 'guardian' ? ['end'] : [];
}

export function relativeActionsIn(state: FamilyContactState, role: MatchRole): ('open' | 'take-back')[] {
  if (state.relative?.state !== 'named') return [];
  if (role === 'man') return ['take-back'];
  return role === 'guardian' && isRunning(state) ? ['open'] : [];
}
