import { after } from '#kernel/clock.ts';
import type { GuardianId } from '#kernel/values/ids.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import { pauseCauses, type MatchChangeKind, type MatchRole, type PauseCause } from '../../contracts/match-states.ts';
import {
  guardianEndBegan,
  guardianEndObjected,
  herSidePauseChanged,
  matchConflictDetected,
  matchEnded,
  matchPaused,
  matchPausesChanged,
  matchResumed,
  proposalDropped,
  readAlongEnded,
  stageDeclined,
} from '../../events.ts';
import { GUARDIAN_END_PERIOD, isSuspended, type GuardianEnd } from './guardian-end.ts';
import { GUARDIAN_BLOCKERS, isOverseen, type Oversight } from './match-rights.ts';
import type { ProposalOutcome, StageProposal } from './match-stage.ts';
import { modeOf, type MatchChange, type MatchState, type Participant, type ReadAlong } from './match-state.ts';

/** Causes that drop an open stage proposal. The other causes only delay it. */
const DROPS_PROPOSAL: readonly PauseCause[] = ['man', 'woman', 'guardian', 'engagement', 'iddah'];
/** Causes that the man cannot tell apart: he reads that her side paused the match. */
const PAUSED_BY_HER_SIDE: readonly PauseCause[] = ['woman', 'guardian', 'iddah'];

type DecisionAuthority = Omit<Oversight, 'actingGuardian'>;

/** How a match pauses, resumes and ends. */
export abstract class MatchPauses extends Aggregate<MatchState> {
  /** New entries and proposal outcomes since the match was loaded; saved with the state. */
  readonly changes: MatchChange[] = [];
  readonly resolvedProposals: { proposal: StageProposal; outcome: ProposalOutcome; at: Date }[] = [];

  /** Pauses it for a participant; a guardian's pause ends with his part. Idempotent. */
  pause(by: Participant, reason: string | null, at: Date, guardianId: GuardianId | null = null): void {
    this.requireRunning();
    if (this.state.pausedBy.includes(by.role)) return;
    if (by.role === 'guardian') this.state = { ...this.state, guardianPausing: guardianId };
    this.setPauses([...this.state.pausedBy, by.role], at);
    this.note('paused', by, reason, at);
    this.record(matchPaused({ ...this.fact(), by: by.role }));
  }

  /** Lifts the person's own pause, and the guardian's pending end with his; all other causes remain. */
  resume(by: Participant, reason: string | null, at: Date): void {
    this.requireRunning();
    const { status, pausedBy } = this.state;
    if (status === 'active') return;
    if (!pausedBy.includes(by.role)) throw new DomainError('matchmaking.pause-not-yours');
    if (by.role === 'guardian') this.state = { ...this.state, guardianPausing: null, guardianEnd: null };
    this.setPauses(
      pausedBy.filter((cause) => cause !== by.role),
      at,
    );
    this.note('resumed', by, reason, at);
    this.record(matchResumed({ ...this.fact(), by: by.role, isActive: this.state.status === 'active' }));
  }

  /** Ends the match for good. `by` is null if one of the two left. */
  end(by: MatchChange['by'], reason: string | null, at: Date): void {
    if (this.state.status === 'ended') return;
    this.dropProposal('set-aside', by?.role ?? null, at);
    const ended = {
      status: 'ended',
      endedBy: by?.role ?? null,
      pausedBy: [],
      readAlong: null,
      guardianPausing: null,
      guardianEnd: null,
    } as const;
    this.state = { ...this.state, ...ended, pausedBy: [], updatedAt: at };
    this.note('ended', by, reason, at);
    this.record(matchEnded({ ...this.fact(), by: by?.role ?? null }));
  }

  /**
   * Pauses the match for her guardian, who wants to end it: his end is final after 7 days, unless she objects.
   * Returns false if it is pending already.
   * @throws matchmaking.end-objected after she objected to it
   */
  beginGuardianEnd(
    by: Participant,
    { guardianId, objectionHash }: Pick<GuardianEnd, 'objectionHash'> & { guardianId: GuardianId },
    reason: string | null,
    at: Date,
  ): boolean {
    this.requireRunning();
    const { guardianEnd, pausedBy } = this.state;
    if (guardianEnd?.objectedAt) throw new DomainError('matchmaking.end-objected');
    if (guardianEnd) return false;
    const end = { objectionHash, finalAt: after(at, GUARDIAN_END_PERIOD), objectedAt: null };
    this.state = { ...this.state, guardianPausing: guardianId, guardianEnd: end };
    const isNewPause = !pausedBy.includes('guardian');
    if (isNewPause) this.setPauses([...pausedBy, 'guardian'], at);
    this.note('end-began', by, reason, at);
    this.record(guardianEndBegan({ ...this.fact(), isNewPause }));
    return true;
  }

  /**
   * Records her objection to her guardian's end: the match stays paused and does not end. Idempotent.
   * @throws common.forbidden for anybody else
   * @throws matchmaking.no-end-to-object-to and matchmaking.match-ended
   */
  object(by: Participant, at: Date): void {
    if (by.role !== 'woman') throw new DomainError('common.forbidden');
    this.requireRunning();
    const { guardianEnd } = this.state;
    if (!guardianEnd) throw new DomainError('matchmaking.no-end-to-object-to');
    if (guardianEnd.objectedAt) return;
    this.state = { ...this.state, guardianEnd: { ...guardianEnd, objectedAt: at } };
    this.note('objected', by, null, at);
    this.record(guardianEndObjected(this.fact()));
  }

  /** Makes the guardian's end final if its 7 days are over and nothing suspends it. */
  concludeGuardianEnd(at: Date): void {
    const { guardianEnd, pausedBy } = this.state;
    if (!guardianEnd || guardianEnd.objectedAt || guardianEnd.finalAt > at || isSuspended(pausedBy)) return;
    this.end({ role: 'guardian', accountId: null }, null, at);
  }

  /** Applies the decision authority: pauses while nobody can decide, and ends what needs her former guardian. */
  applyOversight({ guardian, blockers: all }: DecisionAuthority, at: Date): void {
    if (this.state.status === 'ended') return;
    const blockers = all.filter((blocker) => blocker !== 'khitba');
    if (this.state.readAlong && !appliesTo(this.state.readAlong, { guardian, blockers })) this.endReadAlong(null, at);
    const isNewConflict = blockers.includes('guardian-conflict') && !this.state.pausedBy.includes('guardian-conflict');
    if (isNewConflict) this.record(matchConflictDetected(this.fact()));
    const chosen = this.state.pausedBy.filter((cause) => !GUARDIAN_BLOCKERS.includes(cause));
    this.setPauses([...this.updateGuardianPause(chosen, { guardian, blockers }, at), ...blockers], at);
  }

  pauseForEngagement(isEngagedWithAnother: boolean, at: Date): void {
    const others = this.state.pausedBy.filter((cause) => cause !== 'engagement');
    this.setPauses(isEngagedWithAnother ? [...others, 'engagement'] : others, at);
  }

  /**
   * Returns the chosen causes that remain. Another guardian is not bound by his predecessor's pause or end;
   * after a suspension the 7 days of an end begin again, so that she always has them.
   */
  private updateGuardianPause(
    chosen: PauseCause[],
    { guardian, blockers }: Pick<DecisionAuthority, 'guardian'> & { blockers: PauseCause[] },
    at: Date,
  ): PauseCause[] {
    const { guardianEnd, guardianPausing, pausedBy } = this.state;
    if (guardian && guardianPausing && guardian.id !== guardianPausing) {
      this.state = { ...this.state, guardianPausing: null, guardianEnd: null };
      this.note(guardianEnd ? 'end-lapsed' : 'pause-lapsed', null, null, at);
      return chosen.filter((cause) => cause !== 'guardian');
    }
    if (guardianEnd && isSuspended(pausedBy) && !isSuspended(blockers))
      this.state = { ...this.state, guardianEnd: { ...guardianEnd, finalAt: after(at, GUARDIAN_END_PERIOD) } };
    return chosen;
  }

  protected dropProposal(outcome: 'declined' | 'set-aside', by: MatchRole | null, at: Date): void {
    const { proposal } = this.state;
    if (!proposal) return;
    this.resolvedProposals.push({ proposal, outcome, at });
    this.state = { ...this.state, proposal: null, updatedAt: at };
    const event = { ...this.fact(), ...factOf(proposal) };
    this.record(outcome === 'declined' ? stageDeclined(event) : proposalDropped({ ...event, by }));
  }

  private endReadAlong(by: Participant | null, at: Date): void {
    const wasOn = modeOf(this.state) === 'read_along';
    this.state = { ...this.state, readAlong: null, ...(wasOn && { updatedAt: at }) };
    this.note('read-along-ended', by, null, at);
    if (wasOn) this.record(readAlongEnded({ ...this.fact(), by: null }));
  }

  private setPauses(causes: readonly PauseCause[], at: Date): void {
    if (this.state.status === 'ended' || same(this.state.pausedBy, causes)) return;
    const pausedBy = pauseCauses.filter((cause) => causes.includes(cause));
    if (pausedBy.some((cause) => DROPS_PROPOSAL.includes(cause))) this.dropProposal('set-aside', null, at);
    const status = pausedBy.length > 0 ? 'paused' : 'active';
    // The other side must not learn of some causes.
    const statusChanged = status !== this.state.status;
    const [before, after] = [this.state.pausedBy, pausedBy].map((all) =>
      all.some((cause) => PAUSED_BY_HER_SIDE.includes(cause)),
    );
    const byIddah = this.state.pausedBy.includes('iddah') !== pausedBy.includes('iddah');
    this.state = { ...this.state, status, pausedBy, ...(statusChanged && { updatedAt: at }) };
    this.record(matchPausesChanged({ ...this.fact(), turned: statusChanged }));
    if (byIddah && before !== after)
      this.record(herSidePauseChanged({ ...this.fact(), isActive: status === 'active' }));
  }

  protected note(what: MatchChangeKind, by: MatchChange['by'], reason: string | null, at: Date): void {
    this.changes.push({ what, by, reason, at });
  }

  protected requireRunning(): void {
    if (this.state.status === 'ended') throw new DomainError('matchmaking.match-ended');
  }

  protected fact() {
    const { id: matchId, man, woman } = this.state;
    return { matchId, man, woman };
  }
}

export const factOf = ({ id: proposalId, stage, by: proposedBy }: StageProposal) => ({ proposalId, stage, proposedBy });

const appliesTo = ({ guardianId }: ReadAlong, oversight: DecisionAuthority): boolean =>
  isOverseen(oversight) && oversight.guardian?.id === guardianId;

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));
