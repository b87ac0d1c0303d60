import type { DecisionAction } from '#modules/guardianship/contracts/approvals.ts';
import type { Stage } from '#modules/matchmaking/contracts/match-states.ts';
import type { Member, Sister } from './cast.ts';
import type { DatedAct } from './paths/path-acts.ts';
import type { FamiliesSeed } from './simulate-families.ts';

export interface Decision {
  action: DecisionAction;
  reason?: string | undefined;
  at: Date;
}

export interface WrittenMessage {
  by: Member;
  says: string;
  at: Date;
  /** Without one it is still waiting for the guardian. */
  decision?: Decision;
  readAt?: Date;
}

/** A stage that one of the two proposed and the other agreed to. */
export interface AgreedStage {
  stage: Stage;
  by: Member;
  at: Date;
  agreedAt: Date;
}

/** The answer to a request. The guardian reviews its words first; with an acceptance they are the first message. */
export interface Answer {
  action: 'accept' | 'decline';
  says: string | undefined;
  at: Date;
  /** On its words, if any. */
  decision: Decision;
  readAt?: Date;
}

/** An interest request from beginning to end. Whatever has no time did not happen. */
export interface RequestSeed {
  from: Member;
  to: Member;
  sister: Sister;
  says: string | undefined;
  at: Date;
  decision?: Decision;
  answer?: Answer;
  withdrawnAt?: Date;
  /** Nobody answered for thirty days. */
  expires?: boolean;
  messages?: WrittenMessage[];
  /** Those that need no guardian's confirmation. */
  stages?: AgreedStage[];
  families?: FamiliesSeed;
  /** Acts on topics, stages, a release and a meeting. */
  path?: DatedAct[];
}
