import { after, DAY } from '#kernel/clock.ts';
import type { Resolution } from '#kernel/contracts/cases.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { QuestionState, ReviewedQueue, TicketMessageKind } from '../contracts/support.ts';
import type { ResolvedCase } from '../contracts/support.schema.ts';
import { ticketAnswered, ticketReplyRequested } from '../events.ts';

/** How long the person may write again after an answer or the end. */
const REOPENED_WITHIN = 30 * DAY;

/** The reader of the answer: an account, or the holder of a key. */
export type Asker = { accountId: UserId } | { keyHash: string };

/** A message after the first one, other than the latest answer. */
export interface TicketMessage {
  id: string;
  kind: TicketMessageKind;
  /** Null for the person, and for staff whose account is erased. */
  authorId: UserId | null;
  text: string;
  createdAt: Date;
}

export interface SupportTicketState {
  id: string;
  asker: Asker;
  message: string;
  notifyByEmail: boolean;
  /** For the email about an answer without an account; removed when that is sent. */
  address: string | null;
  /** The latest answer. */
  answer: string | null;
  /** The resolved case to be reviewed again, with the resolution that is meant. */
  about: ({ queue: ReviewedQueue; id: string } & Resolution) | null;
  createdAt: Date;
  /** Since when it is waiting for the staff. */
  pendingSince: Date | null;
  /** Since when it is waiting for the person. */
  replyRequestedAt: Date | null;
  answeredAt: Date | null;
  answeredBy: UserId | null;
  /** When the person read what staff wrote last. */
  answerReadAt: Date | null;
  answerMailId: string | null;
  isUrgent: boolean;
  closedAt: Date | null;
  /** When the person or staff, except for notes, wrote last. */
  latestAt: Date;
}

export class SupportTicket extends Aggregate<SupportTicketState> {
  private readonly added: TicketMessage[] = [];

  static from(state: SupportTicketState): SupportTicket {
    return new SupportTicket(state);
  }

  static ask(
    input: Pick<SupportTicketState, 'id' | 'asker' | 'message' | 'notifyByEmail' | 'address' | 'about'>,
    at: Date,
  ): SupportTicket {
    return new SupportTicket({
      ...input,
      answer: null,
      createdAt: at,
      pendingSince: at,
      replyRequestedAt: null,
      answeredAt: null,
      answeredBy: null,
      answerReadAt: null,
      answerMailId: null,
      isUrgent: false,
      closedAt: null,
      latestAt: at,
    });
  }

  /**
   * The person writes again, which makes the ticket pending, also after its end.
   * @throws content.question-closed 30 days after the answer or the end
   */
  followUp(text: string, at: Date): void {
    if (!acceptsMessages(this.state, at)) throw new DomainError('content.question-closed');
    this.add({ kind: 'message', authorId: null, text }, at);
    this.state = {
      ...this.state,
      pendingSince: this.state.pendingSince ?? at,
      replyRequestedAt: null,
      closedAt: null,
      latestAt: at,
    };
  }

  /**
   * Replaces an answer to which nobody has written since.
   * @throws content.question-closed
   */
  reply(answer: string, staff: UserId, at: Date): void {
    this.requireOpen();
    const { answer: earlier, answeredAt, answeredBy, latestAt } = this.state;
    if (earlier !== null && latestAt > answeredAt!)
      this.add({ kind: 'answer', authorId: answeredBy, text: earlier }, answeredAt!);
    this.state = {
      ...this.state,
      answer,
      answeredAt: at,
      answeredBy: staff,
      pendingSince: null,
      replyRequestedAt: null,
      ...unread(at),
    };
    this.record(ticketAnswered({ questionId: this.state.id }));
  }

  /** @throws content.question-closed; content.asker-unreachable if the person has no account */
  requestReply(text: string, staff: UserId, at: Date): void {
    this.requireOpen();
    if (!('accountId' in this.state.asker)) throw new DomainError('content.asker-unreachable');
    this.add({ kind: 'question', authorId: staff, text }, at);
    this.state = { ...this.state, pendingSince: null, replyRequestedAt: at, ...unread(at) };
    this.record(ticketReplyRequested({ questionId: this.state.id }));
  }

  /** For the staff only. */
  note(text: string, staff: UserId, at: Date): void {
    this.add({ kind: 'note', authorId: staff, text }, at);
  }

  /** Stores the first reading only. */
  read(at: Date): void {
    if (isUnread(this.state)) this.state = { ...this.state, answerReadAt: at };
  }

  /** @throws content.question-closed */
  close(at: Date): void {
    this.requireOpen();
    this.state = { ...this.state, closedAt: at, pendingSince: null, replyRequestedAt: null };
  }

  /** @throws content.question-open */
  reopen(at: Date): void {
    if (!this.state.closedAt) throw new DomainError('content.question-open');
    this.state = { ...this.state, closedAt: null, pendingSince: at };
  }

  setUrgency(isUrgent: boolean): void {
    this.state = { ...this.state, isUrgent };
  }

  mailed(mailId: string | null): void {
    this.state = { ...this.state, answerMailId: mailId };
  }

  forgetAddress(): void {
    this.state = { ...this.state, address: null };
  }

  takeMessages(): TicketMessage[] {
    return this.added.splice(0);
  }

  private add(message: Pick<TicketMessage, 'kind' | 'authorId' | 'text'>, at: Date): void {
    this.added.push({ ...message, id: newId(at), createdAt: at });
  }

  private requireOpen(): void {
    if (this.state.closedAt) throw new DomainError('content.question-closed');
  }
}

const unread = (at: Date) => ({ answerReadAt: null, answerMailId: null, latestAt: at });

type TicketTimes = Pick<SupportTicketState, 'closedAt' | 'pendingSince' | 'replyRequestedAt' | 'answeredAt'>;

/** Returns whether the person may write again: always while it is open, and for 30 days after it. */
export function acceptsMessages(
  { closedAt, pendingSince, replyRequestedAt, answeredAt }: TicketTimes,
  now: Date,
): boolean {
  const ended = closedAt ?? (pendingSince || replyRequestedAt ? null : answeredAt);
  return ended === null || now <= after(ended, REOPENED_WITHIN);
}

/** Returns whether staff wrote something that the person has not read. */
export const isUnread = ({
  answeredAt,
  replyRequestedAt,
  answerReadAt,
}: Pick<SupportTicketState, 'answeredAt' | 'replyRequestedAt' | 'answerReadAt'>): boolean =>
  (answeredAt ?? replyRequestedAt) !== null && answerReadAt === null;

export const ticketStateOf = ({ closedAt, pendingSince, replyRequestedAt, answeredAt }: TicketTimes): QuestionState =>
  closedAt ? 'closed' : pendingSince ? 'open' : replyRequestedAt ? 'reply_requested' : answeredAt ? 'answered' : 'open';

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
