import type { Resolution } from '#kernel/contracts/cases.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { ReviewedQueue } from '../contracts/support.ts';
import type { ResolvedCase } from '../contracts/support.schema.ts';
import { ticketAnswered } from '../events.ts';

/** The reader of the answer: an account, or the holder of a key. */
export type Asker = { accountId: UserId } | { keyHash: string };

export interface SupportTicketState {
  id: string;
  asker: Asker;
  message: string;
  notifyByEmail: boolean;
  /** For the email about an answer without an account; removed when that is sent. */
  address: string | null;
  answer: string | null;
  /** The resolved case to be reviewed again, with the resolution that is meant. */
  about: ({ queue: ReviewedQueue; id: string } & Resolution) | null;
  createdAt: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
}

export class SupportTicket extends Aggregate<SupportTicketState> {
  static from(state: SupportTicketState): SupportTicket {
    return new SupportTicket(state);
  }

  static ask(
    input: Pick<SupportTicketState, 'id' | 'asker' | 'message' | 'notifyByEmail' | 'address' | 'about'>,
    at: Date,
  ): SupportTicket {
    return new SupportTicket({ ...input, answer: null, createdAt: at, answeredAt: null, closedAt: null });
  }

  /** @throws content.question-closed */
  reply(answer: string, at: Date): void {
    this.requireOpen();
    this.state = { ...this.state, answer, answeredAt: at };
    this.record(ticketAnswered({ questionId: this.state.id }));
  }

  /** @throws content.question-closed */
  close(at: Date): void {
    this.requireOpen();
    this.state = { ...this.state, closedAt: at };
  }

  forgetAddress(): void {
    this.state = { ...this.state, address: null };
  }

  private requireOpen(): void {
    if (this.state.closedAt) throw new DomainError('content.question-closed');
  }
}

export const ticketStateOf = ({ closedAt, answeredAt }: Pick<SupportTicketState, 'closedAt' | 'answeredAt'>) =>
  closedAt ? ('closed' as const) : answeredAt ? ('answered' as const) : ('open' as const);

/** People whom a case of another module concerns, who may ask for another review. */
export interface ConflictingParties {
  isParty(tx: Tx, accountId: UserId, about: ResolvedCase): Promise<boolean>;
}

/** Texts are sealed. */
export interface SupportTickets {
  /** Locks. */
  find(tx: Tx, id: string): Promise<SupportTicket | null>;
  /** @throws content.already-pending if the account has asked about the same resolution before */
  save(tx: Tx, question: SupportTicket): Promise<void>;
  /** Returns whether the newest ticket of this account wanted an email about the answer. Not locked. */
  wantsEmails(tx: Tx, accountId: UserId): Promise<boolean>;
  isKeyKnown(tx: Tx, keyHash: string): Promise<boolean>;
  /** Removes tickets under keys that ended before `endedAt`, or were not answered since before `requestedAt`. */
  removeUnderKeys(tx: Tx, before: { endedAt: Date; requestedAt: Date }): Promise<void>;
}
