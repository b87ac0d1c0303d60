import type { GuardianId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { MatchAction, MatchRole, PauseCause } from '../../contracts/match-states.ts';
import type { Match } from './match-state.ts';
import { nextStage } from './match-stage.ts';

export const GUARDIAN_BLOCKERS: readonly PauseCause[] = [
  'guardian-change',
  'guardian-conflict',
  'dispute',
  'disabled',
  'iddah',
];
/** Causes that are not about the guardian: he still oversees the match. */
const NOT_ABOUT_HIM: readonly PauseCause[] = ['disabled', 'iddah'];

/** The decision authority of a match, as guardianship reports it. */
export interface Oversight {
  guardian: { id: GuardianId; accountId: UserId | null } | null;
  /** The guardian if he oversees the match; also while it is paused for causes that are not about him. */
  actingGuardian: Oversight['guardian'];
  /** A khitba blocks only a pair without a match, so it is no cause of a pause. */
  blockers: (
    Extract<PauseCause, 'guardian-change' | 'guardian-conflict' | 'dispute' | 'disabled' | 'iddah'> | 'khitba'
  )[];
}

/** Returns the role of a person in the match; null for others, and for a guardian who does not oversee it. */
export function roleOf(
  { man, woman }: Pick<Match, 'man' | 'woman'>,
  { userId, profileId }: { userId: UserId; profileId: ProfileId | null },
  oversight: Oversight,
): MatchRole | null {
  if (profileId === man.profileId) return 'man';
  if (profileId === woman.profileId) return 'woman';
  return oversight.actingGuardian?.accountId === userId ? 'guardian' : null;
}

/** Returns whether her guardian oversees this match; pauses that are not about him do not matter. */
export const isOverseen = ({ guardian, blockers }: Omit<Oversight, 'actingGuardian'>): boolean =>
  guardian !== null && blockers.every((blocker) => blocker === 'khitba' || NOT_ABOUT_HIM.includes(blocker));

export function actionsIn(match: Match, role: MatchRole): MatchAction[] {
  const { status, pausedBy, stage, proposal, readAlong, guardianEnd } = match;
  if (status === 'ended') return [];
  const isActive = status === 'active';
  const isMember = role !== 'guardian';
  const aboutHim = GUARDIAN_BLOCKERS.filter((blocker) => !NOT_ABOUT_HIM.includes(blocker));
  const mayOversee = role !== 'man' && !pausedBy.some((cause) => aboutHim.includes(cause));
  const wishes = readAlong?.[role === 'woman' ? 'ward' : 'guardian'] ?? false;
  const allowed: Record<MatchAction, boolean> = {
    write: isActive && isMember,
    pause: !pausedBy.includes(role),
    resume: pausedBy.includes(role),
    // After her objection her guardian cannot end it again, unless he lifted his pause meanwhile.
    end: isMember || guardianEnd === null,
    object: role === 'woman' && guardianEnd !== null && guardianEnd.objectedAt === null,
    'propose-stage': isActive && isMember && !proposal && nextStage(stage) !== null,
    'confirm-stage':
      isActive && proposal !== null && (isMember ? !proposal.agreedAt && proposal.by !== role : !!proposal.agreedAt),
    'take-back-stage': isMember && proposal !== null,
    'wish-read-along': mayOversee && !wishes,
    'withdraw-read-along': mayOversee && wishes,
  };
  return (Object.keys(allowed) as MatchAction[]).filter((action) => allowed[action]);
}
