import type { GuardianId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { MatchAction, MatchRole, PauseCause } from '../../contracts/match-states.ts';
import type { Match } from './match.ts';
import { nextStage } from './match-stage.ts';

/** Causes of a pause that follow from who decides between the two. */
export const GUARDIAN_BLOCKERS: readonly PauseCause[] = [
  'guardian-change',
  'guardian-conflict',
  'dispute',
  'disabled',
  'iddah',
];
/** Those that take nothing from her guardian: he oversees it all the same. */
const NOT_ABOUT_HIM: readonly PauseCause[] = ['disabled', 'iddah'];

/** Who decides between the two, as guardianship tells it. */
export interface Oversight {
  guardian: { id: GuardianId; accountId: UserId | null } | null;
  /** He, where the match is his to oversee, also while it rests for what is not about him. */
  actingGuardian: Oversight['guardian'];
  blockers: Extract<PauseCause, 'guardian-change' | 'guardian-conflict' | 'dispute' | 'disabled' | 'iddah'>[];
}

/** As what somebody takes part; null for anybody else, and for a guardian whose match to oversee it is not. */
export function roleOf(
  { man, woman }: Pick<Match, 'man' | 'woman'>,
  { userId, profileId }: { userId: UserId; profileId: ProfileId | null },
  oversight: Oversight,
): MatchRole | null {
  if (profileId === man.profileId) return 'man';
  if (profileId === woman.profileId) return 'woman';
  return oversight.actingGuardian?.accountId === userId ? 'guardian' : null;
}

/** Whether nothing about her guardian keeps him from overseeing this match: it may rest for what is not about him. */
export const isOverseen = ({ guardian, blockers }: Omit<Oversight, 'actingGuardian'>): boolean =>
  guardian !== null && blockers.every((blocker) => NOT_ABOUT_HIM.includes(blocker));

/** What somebody may do in a match. */
export function actionsIn(match: Match, role: MatchRole): MatchAction[] {
  const { status, pausedBy, stage, proposal, readAlong } = match;
  if (status === 'ended') return [];
  const isActive = status === 'active';
  const isOneOfTheTwo = role !== 'guardian';
  const aboutHim = GUARDIAN_BLOCKERS.filter((blocker) => !NOT_ABOUT_HIM.includes(blocker));
  const mayOversee = role !== 'man' && !pausedBy.some((cause) => aboutHim.includes(cause));
  const wishes = readAlong?.[role === 'woman' ? 'ward' : 'guardian'] ?? false;
  const allowed: Record<MatchAction, boolean> = {
    write: isActive && isOneOfTheTwo,
    pause: !pausedBy.includes(role),
    resume: pausedBy.includes(role),
    end: true,
    'propose-stage': isActive && isOneOfTheTwo && !proposal && nextStage(stage) !== null,
    'confirm-stage':
      isActive &&
      proposal !== null &&
      (isOneOfTheTwo ? !proposal.agreedAt && proposal.by !== role : !!proposal.agreedAt),
    'take-back-stage': isOneOfTheTwo && proposal !== null,
    'wish-read-along': mayOversee && !wishes,
    'withdraw-read-along': mayOversee && wishes,
  };
  return (Object.keys(allowed) as MatchAction[]).filter((action) => allowed[action]);
}
