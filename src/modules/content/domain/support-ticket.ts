import type { Settlement } from '#kernel/contracts/cases.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { ResolvedCase } from '../contracts/support.ts';
import { questionAnswered } from '../events.ts';

/** Who reads the answer: an account, or whoever holds a key. */
export type Asker = { accountId: UserId } | { keyHash: string };

export interface QuestionState {
  id: string;
  asker: Asker;
  message: string;
  /** Whether its account wants an e-mail when there is an answer. */
  notifyByEmail: boolean;
  /** Where to write then without an account; forgotten with the e-mail. */
  address: string | null;
  answer: string | null;
  /** What the staff have settled, and are asked to look at again; and the settlement that is meant. */
  about: (ResolvedCase & Settlement) | null;
  createdAt: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
}

/** What somebody wrote to the staff in private, and what they answered. */
export class Question extends Aggregate<QuestionState> {
  static from(state: QuestionState): Question {
    return new Question(state);
  }

  static ask(
    input: Pick<QuestionState, 'id' | 'asker' | 'message' | 'notifyByEmail' | 'address' | 'about'>,
    at: Date,
  ): Question {
    return new Question({ ...input, answer: null, createdAt: at, answeredAt: null, closedAt: null });
  }

  /** A later answer replaces the earlier one. Throws `content.question-closed`. */
  reply(answer: string, at: Date): void {
    this.requireOpen();
    this.state = { ...this.state, answer, answeredAt: at };
    this.record(questionAnswered({ questionId: this.state.id }));
  }

  /** Nothing is left to answer. Throws `content.question-closed` for the second time. */
  close(at: Date): void {
    this.requireOpen();
    this.state = { ...this.state, closedAt: at };
  }

  /** Whoever asked was told by e-mail: the address is not kept. */
  forgetAddress(): void {
    this.state = { ...this.state, address: null };
  }

  private requireOpen(): void {
    if (this.state.closedAt) throw new DomainError('content.question-closed');
  }
}

/** Whether it waits for an answer, has one, or is closed. */
export const questionStateOf = ({ closedAt, answeredAt }: Pick<QuestionState, 'closedAt' | 'answeredAt'>) =>
  closedAt ? ('closed' as const) : answeredAt ? ('answered' as const) : ('open' as const);

/** Whom a case of another module concerns, so that he or she may ask the staff to look at it again. */
export interface ConflictingParties {
  isParty(tx: Tx, accountId: UserId, about: ResolvedCase): Promise<boolean>;
}

/** Keeps questions, their words sealed. */
export interface Questions {
  /** Locks it. */
  find(tx: Tx, id: string): Promise<Question | null>;
  /** Throws `content.already-pending` where the account has asked about the same settlement before. */
  save(tx: Tx, question: Question): Promise<void>;
  /** Whether somebody was given this key. */
  isKeyKnown(tx: Tx, keyHash: string): Promise<boolean>;
  /** Removes those under keys that ended before the first, or were never answered since before the second. */
  removeUnderKeys(tx: Tx, before: { endedAt: Date; requestedAt: Date }): Promise<void>;
}
