import type { DecisionAction } from '#kernel/contracts/approvals.ts';
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

/** One interest request from beginning to end. What has no time has not happened. */
export interface AskedRequest {
  from: Member;
  to: Member;
  sister: Sister;
  says: string | undefined;
  at: Date;
  decision?: Decision;
  answer?: { action: 'accept' | 'decline'; says: string | undefined; at: Date };
  withdrawnAt?: Date;
  /** Nobody answered for thirty days. */
  expires?: boolean;
  messages?: WrittenMessage[];
}
