import type { DecisionAction } from '#modules/guardianship/contracts/approvals.ts';
import type { Member, Sister } from './cast.ts';

/** What a guardian said to something that was put to him. */
export interface Decision {
  action: DecisionAction;
  reason?: string | undefined;
  at: Date;
}

export interface WrittenMessage {
  by: Member;
  says: string;
  at: Date;
  /** Without one it still waits for the guardian. */
  decision?: Decision;
  readAt?: Date;
}

/** How a request was answered. Its words wait for the guardian first; with an acceptance they are the first letter. */
export interface Answer {
  action: 'accept' | 'decline';
  says: string | undefined;
  at: Date;
  /** On its words, where there are some. */
  decision: Decision;
  readAt?: Date;
}

/** One interest request from beginning to end. What has no time has not happened. */
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
}
