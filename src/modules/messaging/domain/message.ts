import type { Flag } from '#kernel/contracts/flags.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import { flagsIn } from '#kernel/flags/flags.ts';
import type { MatchId, MessageId, ProfileId, UserId } from '#kernel/values/ids.ts';
import { messageClosed, messageDeclined, messageDelivered, messageRead, messageWritten } from '../events.ts';

export interface Party {
  accountId: UserId;
  profileId: ProfileId;
}

export interface MessageState {
  id: MessageId;
  matchId: MatchId;
  sender: Party;
  recipient: Party;
  /** The woman of the two. */
  wardId: UserId;
  content: string;
  /** Hints for her guardian, computed when the message is written. */
  flags: Flag[];
  clientId: string | null;
  state: 'guardian_review' | 'approved' | 'declined' | 'closed';
  declineReason: string | null;
  /** False if he read along. */
  reviewed: boolean;
  createdAt: Date;
  decidedAt: Date | null;
  readAt: Date | null;
}

type NewMessage = Pick<
  MessageState,
  'id' | 'matchId' | 'sender' | 'recipient' | 'wardId' | 'content' | 'clientId' | 'createdAt'
>;

/** The woman's guardian approves a message before delivery, unless he reads along. */
export class Message extends Aggregate<MessageState> {
  static from(state: MessageState): Message {
    return new Message(state);
  }

  static write(given: NewMessage): Message {
    const state = { state: 'guardian_review', reviewed: true, declineReason: null, decidedAt: null } as const;
    const message = new Message({ ...given, ...state, flags: flagsIn(given.content), readAt: null });
    message.record(messageWritten(message.fact()));
    return message;
  }

  /** Used while the guardian reads along. */
  static deliver(given: NewMessage): Message {
    const state = { state: 'approved', reviewed: false, declineReason: null, decidedAt: given.createdAt } as const;
    const message = new Message({ ...given, ...state, flags: flagsIn(given.content), readAt: null });
    message.record(messageDelivered(message.fact()));
    return message;
  }

  approve(at: Date): void {
    this.requireReview();
    this.state = { ...this.state, state: 'approved', decidedAt: at };
    this.record(messageDelivered(this.fact()));
  }

  /** The sender reads the guardian's reason, if he gave one. */
  decline(reason: string | null, at: Date): void {
    this.requireReview();
    this.state = { ...this.state, state: 'declined', declineReason: reason, decidedAt: at };
    this.record(messageDeclined(this.fact()));
  }

  /** The match ended before the guardian decided; never delivered. */
  close(at: Date): void {
    if (this.state.state !== 'guardian_review') return;
    this.state = { ...this.state, state: 'closed', decidedAt: at };
    this.record(messageClosed(this.fact()));
  }

  /** Idempotent. An undelivered message does not exist for the recipient. */
  read(by: ProfileId, at: Date): void {
    if (by !== this.state.recipient.profileId || this.state.state !== 'approved')
      throw new DomainError('common.not-found');
    if (this.state.readAt) return;
    this.state = { ...this.state, readAt: at };
    this.record(messageRead(this.fact()));
  }

  private requireReview(): void {
    if (this.state.state !== 'guardian_review') throw new DomainError('messaging.not-under-review');
  }

  private fact() {
    const { id, matchId, sender, recipient, wardId } = this.state;
    return { messageId: id, matchId, senderId: sender.accountId, recipientId: recipient.accountId, wardId };
  }
}
