import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { GuardianId, StageProposalId } from '#kernel/values/ids.ts';
import type { OversightMode, Stage } from '../../contracts/match-states.ts';
import {
  matchMade,
  readAlongBegan,
  readAlongEnded,
  readAlongWished,
  stageAgreed,
  stageConfirmed,
  stageProposed,
  stageReached,
} from '../../events.ts';
import { factOf, MatchPauses } from './match-pauses.ts';
import { needsGuardian, needsWords, nextStage, type StageProposal } from './match-stage.ts';
import { modeOf, type MatchState, type Participant } from './match-state.ts';

/**
 * Two members who agreed to get to know each other; active without causes for a pause. A chosen pause is lifted by the
 * person who chose it, any other with its cause.
 */
export class MatchAggregate extends MatchPauses {
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
      guardianPausing: null,
      guardianEnd: null,
      createdAt: at,
      updatedAt: at,
    });
    match.record(matchMade({ matchId: begun.id, requestId: begun.requestId, man: begun.man, woman: begun.woman }));
    return match;
  }

  static from(state: MatchState): MatchAggregate {
    return new MatchAggregate(state);
  }

  /**
   * Proposes the next stage, agrees to the other's proposal, or confirms an agreed one as the guardian; idempotent.
   * Only a proposal that her guardian confirms takes words, which are for him.
   * @throws common.invalid naming `words` if the proposal needs them
   */
  advanceStage(
    by: Participant,
    stage: Stage,
    given: { id: StageProposalId; words?: string | undefined },
    at: Date,
  ): void {
    const { status, stage: present, proposal } = this.state;
    if (status === 'ended') throw new DomainError('matchmaking.match-ended');
    if (stage === present) return;
    if (status !== 'active') throw new DomainError('matchmaking.match-paused');
    if (stage !== nextStage(present)) throw new DomainError('matchmaking.stage-not-next');
    if (by.role === 'guardian') {
      if (!proposal?.agreedAt) throw new DomainError('matchmaking.stage-not-agreed');
      this.record(stageConfirmed({ ...this.fact(), ...factOf(proposal), accountId: by.accountId }));
    } else if (!proposal) {
      const { id } = given;
      const words = (needsGuardian(stage) && given.words) || null;
      if (words === null && needsWords(stage)) throw invalidField('words', sentence('stageWords'));
      this.state = { ...this.state, proposal: { id, stage, by: by.role, at, words, agreedAt: null }, updatedAt: at };
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
}
