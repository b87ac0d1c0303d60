import { stages, type Stage } from '../../contracts/match-states.ts';
import type { StageProposalId } from '#kernel/values/ids.ts';

export interface StageProposal {
  id: StageProposalId;
  stage: Stage;
  by: 'man' | 'woman';
  at: Date;
  /** The proposer's words for her guardian; known while they are written, and sealed afterwards. */
  words?: string | null;
  /** When the other one agreed; from then on it is pending with the guardian. Null before. */
  agreedAt: Date | null;
}

export const proposalOutcomes = ['reached', 'declined', 'set-aside'] as const;
export type ProposalOutcome = (typeof proposalOutcomes)[number];

/** Returns the following stage, or null after the last. Stages go forward one at a time. */
export const nextStage = (stage: Stage): Stage | null => stages[stages.indexOf(stage) + 1] ?? null;

/** From the arranged meeting on, her guardian confirms each stage. */
export const needsGuardian = (stage: Stage): boolean => isAtLeast(stage, 'meeting_arranged');

/** For a meeting, the proposer says how and where, and her guardian reads it. */
export const needsWords = (stage: Stage): boolean => stage === 'meeting_arranged';

/** From the family introduction on, the two families may speak with each other (R-C.1). */
export const isFamilyStage = (stage: Stage): boolean => isAtLeast(stage, 'family_introduction');

/** From serious consideration on, neither of the two is listed or asked by others (khitba, R-13.20). */
export const isKhitba = (stage: Stage): boolean => isAtLeast(stage, 'serious_consideration');

/** An engaged or married member is paused in every other match. */
export const isEngagement = (stage: Stage): boolean => isAtLeast(stage, 'engagement');

/** Returns whether a stage is the other one or comes after it. */
export const isAtLeast = (stage: Stage, other: Stage): boolean => stages.indexOf(stage) >= stages.indexOf(other);
