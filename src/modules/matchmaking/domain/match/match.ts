import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { GuardianId, MatchId, ProfileId, RequestId, StageProposalId, UserId } from '#kernel/values/ids.ts';
import {
  pauseCauses,
  type MatchChangeKind,
  type MatchRole,
  type MatchStatus,
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
  stageSetAside,
} from '../../events.ts';
import { isOverseen, GUARDIAN_BLOCKERS, type Oversight } from './match-rights.ts';
import { needsGuardian, nextStage, type ProposalOutcome, type StageProposal } from './match-stage.ts';

/** One of the two. */
export interface MatchSide {
  accountId: UserId;
  profileId: ProfileId;
}

/** Who acts in a match, and as what. */
export interface Participant {
  role: MatchRole;
  accountId: UserId;
}

/** Who wishes that the guardian reads along: she, and the guardian of hers for whom the wishes hold. */
export interface ReadAlong {
  guardianId: GuardianId;
  ward: boolean;
  guardian: boolean;
}

/** That somebody agreed to the guardian's reading: who, when, to which words. */
export interface Agreement {
  profileId: ProfileId;
  at: Date;
  version: string;
}

/** A match as others read it. */
export interface Match {
  id: MatchId;
  status: MatchStatus;
  /** Why it is paused; empty where it is not. */
  pausedBy: PauseCause[];
  /** Who ended it; null while it runs, and where one of the two went away. */
  endedBy: MatchRole | null;
  stage: Stage;
  proposal: StageProposal | null;
  readAlong: ReadAlong | null;
  createdAt: Date;
  updatedAt: Date;
  man: MatchSide;
  woman: MatchSide;
}
type MatchState = Match & { requestId: RequestId; agreed: Agreement[] };

/** What is noted of a match and never changed: who did what, and the reason where one was given. */
export interface MatchChange {
  what: MatchChangeKind;
  by: Participant | null;
  reason: string | null;
  at: Date;
}

/** Causes that say no to going on for now: with them an open proposal of a stage ends. The others keep it waiting. */
const AGAINST_GOING_ON: readonly PauseCause[] = ['man', 'woman', 'guardian', 'engagement', 'iddah'];
/** What the man reads alike: her side paused it. */
export const PAUSED_BY_HER_SIDE: readonly PauseCause[] = ['woman', 'guardian', 'iddah'];

/**
 * Two members who agreed to get to know each other. It is active while nothing keeps it from being so. Each cause of a
 * pause goes as it came: what somebody chose is lifted by him or her alone, and what followed from something else goes
 * with that.
 */
export class MatchAggregate extends Aggregate<MatchState> {
  /** What was noted, and what became of proposals, since it was read; saved with the state. */
  readonly changes: MatchChange[] = [];
  readonly resolvedProposals: { proposal: StageProposal; outcome: ProposalOutcome; at: Date }[] = [];

  /** Begins with an accepted request. It rests at once where one of the two is engaged to somebody else. */
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

  /** One of the two or the guardian has it rest. A second time changes nothing. */
  pause(by: Participant, reason: string | null, at: Date): void {
    this.requireRunning();
    if (this.state.pausedBy.includes(by.role)) return;
    this.rest([...this.state.pausedBy, by.role], at);
    this.note('paused', by, reason, at);
    this.record(matchPaused({ ...this.fact(), by: by.role }));
  }

  /** Lifts one's own pause; what others chose, and what follows from something else, stays. */
  resume(by: Participant, reason: string | null, at: Date): void {
    this.requireRunning();
    const { status, pausedBy } = this.state;
    if (status === 'active') return;
    if (!pausedBy.includes(by.role)) throw new DomainError('matchmaking.pause-not-yours');
    this.rest(
      pausedBy.filter((cause) => cause !== by.role),
      at,
    );
    this.note('resumed', by, reason, at);
    this.record(matchResumed({ ...this.fact(), by: by.role, goesOn: this.state.status === 'active' }));
  }

  /** The two can no longer write to each other; final. `by` is null where one of the two went away. */
  end(by: Participant | null, reason: string | null, at: Date): void {
    if (this.state.status === 'ended') return;
    this.dropProposal('set-aside', by?.role ?? null, at);
    const ended = { status: 'ended', endedBy: by?.role ?? null, pausedBy: [], readAlong: null } as const;
    this.state = { ...this.state, ...ended, pausedBy: [], updatedAt: at };
    this.note('ended', by, reason, at);
    this.record(matchEnded({ ...this.fact(), by: by?.role ?? null }));
  }

  /** Rests while nobody can decide between the two, and ends the reading along that another guardian wished. */
  follow({ guardian, blockers }: Omit<Oversight, 'actingGuardian'>, at: Date): void {
    if (this.state.status === 'ended') return;
    if (this.state.readAlong && !appliesTo(this.state.readAlong, { guardian, blockers })) this.endReadAlong(null, at);
    const isNewConflict = blockers.includes('guardian-conflict') && !this.state.pausedBy.includes('guardian-conflict');
    if (isNewConflict) this.record(matchConflictDetected(this.fact()));
    this.rest([...this.state.pausedBy.filter((cause) => !GUARDIAN_BLOCKERS.includes(cause)), ...blockers], at);
  }

  /** Rests while one of the two is engaged to somebody else. */
  pauseForEngagement(isEngagedWithAnother: boolean, at: Date): void {
    const others = this.state.pausedBy.filter((cause) => cause !== 'engagement');
    this.rest(isEngagedWithAnother ? [...others, 'engagement'] : others, at);
  }

  /**
   * One of the two proposes the next stage, or agrees where the other proposed it. From the arranged meeting on it then
   * waits for the guardian; where he says so here, he confirms what the two agreed on. What is so already stays so.
   */
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

  /** Either of the two takes back what was proposed or agreed on, before it is reached. */
  withdrawProposal(by: Participant, at: Date): void {
    this.requireRunning();
    if (by.role === 'guardian') throw new DomainError('matchmaking.stage-not-agreed');
    this.dropProposal('set-aside', by.role, at);
  }

  /** The guardian's decision on what the two agreed on. Nothing where it was taken back. */
  decideStage(id: StageProposalId, action: 'approve' | 'decline', at: Date): void {
    const { proposal } = this.state;
    if (proposal?.id !== id || !proposal.agreedAt) return;
    if (action === 'approve') this.reach(proposal, at);
    else this.dropProposal('declined', null, at);
  }

  /**
   * She, or her guardian, wishes one way of overseeing. He reads along while both wish it, and for so long as he is her
   * guardian. Throws `common.forbidden` for the man.
   */
  oversee(by: Participant, mode: OversightMode, guardianId: GuardianId, at: Date): void {
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
    this.record(outcome === 'declined' ? stageDeclined(event) : stageSetAside({ ...event, by }));
  }

  private endReadAlong(by: Participant | null, at: Date): void {
    const wasOn = modeOf(this.state) === 'read_along';
    this.state = { ...this.state, readAlong: null, ...(wasOn && { updatedAt: at }) };
    this.note('read-along-ended', by, null, at);
    if (wasOn) this.record(readAlongEnded({ ...this.fact(), by: null }));
  }

  private rest(causes: readonly PauseCause[], at: Date): void {
    if (this.state.status === 'ended' || same(this.state.pausedBy, causes)) return;
    const pausedBy = pauseCauses.filter((cause) => causes.includes(cause));
    if (pausedBy.some((cause) => AGAINST_GOING_ON.includes(cause))) this.dropProposal('set-aside', null, at);
    const status = pausedBy.length > 0 ? 'paused' : 'active';
    // Another cause may be none of which the other side learns.
    const statusChanged = status !== this.state.status;
    const [before, after] = [this.state.pausedBy, pausedBy].map((all) =>
      all.some((cause) => PAUSED_BY_HER_SIDE.includes(cause)),
    );
    const byIddah = this.state.pausedBy.includes('iddah') !== pausedBy.includes('iddah');
    this.state = { ...this.state, status, pausedBy, ...(statusChanged && { updatedAt: at }) };
    this.record(matchPausesChanged({ ...this.fact(), turned: statusChanged }));
    if (byIddah && before !== after) this.record(herSidePauseChanged({ ...this.fact(), goesOn: status === 'active' }));
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

/** Whether her guardian reads along: while she and he wish it. Otherwise he decides on each message. */
export const modeOf = ({ readAlong }: Pick<Match, 'readAlong'>): OversightMode =>
  readAlong?.ward && readAlong.guardian ? 'read_along' : 'approve';

const appliesTo = ({ guardianId }: ReadAlong, oversight: Omit<Oversight, 'actingGuardian'>): boolean =>
  isOverseen(oversight) && oversight.guardian?.id === guardianId;

const factOf = ({ id: proposalId, stage, by: proposedBy }: StageProposal) => ({ proposalId, stage, proposedBy });

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));
