import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { GuardianId, StageProposalId } from '#kernel/values/ids.ts';
import {
  pauseCauses,
  type MatchChangeKind,
  type MatchRole,
  type OversightMode,
  type PauseCause,
  type Stage,
} from '../../contracts/match-states.ts';
import {
  matchConflictDetected,
  matchEnded,
  matchMade,
  herSidePauseChanged,
  matchPaused,
  matchPausesChanged,
  matchResumed,
  readAlongBegan,
  readAlongEnded,
  readAlongWished,
  stageAgreed,
  stageConfirmed,
  stageDeclined,
  stageProposed,
  stageReached,
  proposalDropped,
} from '../../events.ts';
import { isOverseen, GUARDIAN_BLOCKERS, type Oversight } from './match-rights.ts';
import { needsGuardian, nextStage, type ProposalOutcome, type StageProposal } from './match-stage.ts';
import { type MatchState, type MatchChange, type Participant, modeOf, type ReadAlong } from './match-state.ts';

/** Causes that drop an open stage proposal. The other causes only delay it. */
const DROPS_PROPOSAL: readonly PauseCause[] = ['man', 'woman', 'guardian', 'engagement', 'iddah'];
/** Causes that the man cannot tell apart: he reads that her side paused the match. */
export const PAUSED_BY_HER_SIDE: readonly PauseCause[] = ['woman', 'guardian', 'iddah'];

/**
 * Two members who agreed to get to know each other; active without causes for a pause. A chosen pause is lifted by the
 * person who chose it, any other with its cause.
 */
export class MatchAggregate extends Aggregate<MatchState> {
  /** New entries and proposal outcomes since the match was loaded; saved with the state. */
  readonly changes: MatchChange[] = [];
  readonly resolvedProposals: { proposal: StageProposal; outcome: ProposalOutcome; at: Date }[] = [];

  /** Begins with an accepted request; paused at once if one of the two is engaged to somebody else. */
  static begin(
    { engaged, ...begun }: Pick<MatchState, 'id' | 'requestId' | 'man' | 'woman' | 'agreed'> & { engaged: boolean },
    at: Date,
  ): MatchAggregate {
    const match = new MatchAggregate({
      ...begun,
      status: engaged ? 'paused' : 'active',
      pausedBy: engaged ? ['engagement'] : [],
      endedBy: null,
      stage: 'initial_conversation',
      proposal: null,
      readAlong: null,
      createdAt: at,
      updatedAt: at,
    });
    match.record(matchMade({ matchId: begun.id, requestId: begun.requestId, man: begun.man, woman: begun.woman }));
    return match;
  }

  static from(state: MatchState): MatchAggregate {
    return new MatchAggregate(state);
  }

  /** Idempotent. */
  pause(by: Participant, reason: string | null, at: Date): void {
    this.requireRunning();
    if (this.state.pausedBy.includes(by.role)) return;
    this.setPauses([...this.state.pausedBy, by.role], at);
    this.note('paused', by, reason, at);
    this.record(matchPaused({ ...this.fact(), by: by.role }));
  }

  /** Lifts the person's own pause; all other causes remain. */
  resume(by: Participant, reason: string | null, at: Date): void {
    this.requireRunning();
    const { status, pausedBy } = this.state;
    if (status === 'active') return;
    if (!pausedBy.includes(by.role)) throw new DomainError('matchmaking.pause-not-yours');
    this.setPauses(
      pausedBy.filter((cause) => cause !== by.role),
      at,
    );
    this.note('resumed', by, reason, at);
    this.record(matchResumed({ ...this.fact(), by: by.role, isActive: this.state.status === 'active' }));
  }

  /** Ends the match for good. `by` is null if one of the two left. */
  end(by: Participant | null, reason: string | null, at: Date): void {
    if (this.state.status === 'ended') return;
    this.dropProposal('set-aside', by?.role ?? null, at);
    const ended = { status: 'ended', endedBy: by?.role ?? null, pausedBy: [], readAlong: null } as const;
    this.state = { ...this.state, ...ended, pausedBy: [], updatedAt: at };
    this.note('ended', by, reason, at);
    this.record(matchEnded({ ...this.fact(), by: by?.role ?? null }));
  }

  /** Applies the decision authority: pauses while nobody can decide, and ends reading along if her guardian changed. */
  applyOversight({ guardian, blockers }: Omit<Oversight, 'actingGuardian'>, at: Date): void {
    if (this.state.status === 'ended') return;
    if (this.state.readAlong && !appliesTo(this.state.readAlong, { guardian, blockers })) this.endReadAlong(null, at);
    const isNewConflict = blockers.includes('guardian-conflict') && !this.state.pausedBy.includes('guardian-conflict');
    if (isNewConflict) this.record(matchConflictDetected(this.fact()));
    this.setPauses([...this.state.pausedBy.filter((cause) => !GUARDIAN_BLOCKERS.includes(cause)), ...blockers], at);
  }

  pauseForEngagement(isEngagedWithAnother: boolean, at: Date): void {
    const others = this.state.pausedBy.filter((cause) => cause !== 'engagement');
    this.setPauses(isEngagedWithAnother ? [...others, 'engagement'] : others, at);
  }

  /** Proposes the next stage, agrees to the other's proposal, or confirms an agreed one as the guardian. Idempotent. */
  advanceStage(by: Participant, stage: Stage, id: StageProposalId, at: Date): void {
    const { status, stage: present, proposal } = this.state;
    if (status === 'ended') throw new DomainError('matchmaking.match-ended');
    if (stage === present) return;
    if (status !== 'active') throw new DomainError('matchmaking.match-paused');
    if (stage !== nextStage(present)) throw new DomainError('matchmaking.stage-not-next');
    if (by.role === 'guardian') {
      if (!proposal?.agreedAt) throw new DomainError('matchmaking.stage-not-agreed');
      this.record(stageConfirmed({ ...this.fact(), ...factOf(proposal), accountId: by.accountId }));
    } else if (!proposal) {
      this.state = { ...this.state, proposal: { id, stage, by: by.role, at, agreedAt: null }, updatedAt: at };
      this.record(stageProposed({ ...this.fact(), proposalId: id, stage, proposedBy: by.role }));
    } else if (!proposal.agreedAt && proposal.by !== by.role) this.agree(proposal, at);
  }

  withdrawProposal(by: Participant, at: Date): void {
    this.requireRunning();
    if (by.role === 'guardian') throw new DomainError('matchmaking.stage-not-agreed');
    this.dropProposal('set-aside', by.role, at);
  }

  /** Applies the guardian's decision on an agreed stage. Does nothing if the proposal was withdrawn. */
  decideStage(id: StageProposalId, action: 'approve' | 'decline', at: Date): void {
    const { proposal } = this.state;
    if (proposal?.id !== id || !proposal.agreedAt) return;
    if (action === 'approve') this.reach(proposal, at);
    else this.dropProposal('declined', null, at);
  }

  /**
   * Stores how ward or guardian wants the match overseen; he reads along only while both want it.
   * @throws common.forbidden for the man
   */
  setOversight(by: Participant, mode: OversightMode, guardianId: GuardianId, at: Date): void {
    this.requireRunning();
    if (by.role === 'man') throw new DomainError('common.forbidden');
    const side = by.role === 'woman' ? 'ward' : 'guardian';
    const before = this.state.readAlong ?? { guardianId, ward: false, guardian: false };
    const wishes = mode === 'read_along';
    if (before[side] === wishes) return;
    const after = { ...before, [side]: wishes };
    this.state = { ...this.state, readAlong: after.ward || after.guardian ? after : null };
    this.note(wishes ? 'read-along-wished' : 'read-along-withdrawn', by, null, at);
    const event = { ...this.fact(), by: by.role };
    const [previousMode, currentMode] = [before, after].map((readAlong) => modeOf({ readAlong }));
    if (previousMode !== currentMode) {
      this.state = { ...this.state, updatedAt: at };
      this.record((currentMode === 'read_along' ? readAlongBegan : readAlongEnded)(event));
    } else if (wishes) this.record(readAlongWished(event));
  }

  private agree(proposal: StageProposal, at: Date): void {
    const agreed = { ...proposal, agreedAt: at };
    if (!needsGuardian(proposal.stage)) return this.reach(agreed, at);
    this.state = { ...this.state, proposal: agreed, updatedAt: at };
    this.record(stageAgreed({ ...this.fact(), ...factOf(agreed) }));
  }

  private reach(proposal: StageProposal, at: Date): void {
    this.resolvedProposals.push({ proposal, outcome: 'reached', at });
    this.state = { ...this.state, stage: proposal.stage, proposal: null, updatedAt: at };
    const confirmedByGuardian = needsGuardian(proposal.stage);
    this.record(stageReached({ ...this.fact(), ...factOf(proposal), confirmedByGuardian }));
  }

  private dropProposal(outcome: 'declined' | 'set-aside', by: MatchRole | null, at: Date): void {
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

  private note(what: MatchChangeKind, by: Participant | null, reason: string | null, at: Date): void {
    this.changes.push({ what, by, reason, at });
  }

  private requireRunning(): void {
    if (this.state.status === 'ended') throw new DomainError('matchmaking.match-ended');
  }

  private fact() {
    const { id: matchId, man, woman } = this.state;
    return { matchId, man, woman };
  }
}

const appliesTo = ({ guardianId }: ReadAlong, oversight: Omit<Oversight, 'actingGuardian'>): boolean =>
  isOverseen(oversight) && oversight.guardian?.id === guardianId;

const factOf = ({ id: proposalId, stage, by: proposedBy }: StageProposal) => ({ proposalId, stage, proposedBy });

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));
