import type { Flag } from '#kernel/contracts/flags.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import { flagsIn } from '#kernel/flags/flags.ts';
import type { MatchId, MessageId, ProfileId, UserId } from '#kernel/values/ids.ts';
import { messageClosed, messageDeclined, messageDelivered, messageRead, messageWritten } from '../events.ts';

/** One of the two who write to each other. */
export interface Party {
  accountId: UserId;
  profileId: ProfileId;
}

/** What is kept of a message. */
export interface MessageState {
  id: MessageId;
  matchId: MatchId;
  sender: Party;
  recipient: Party;
  /** The woman of the two, whose guardian reads along. */
  wardId: UserId;
  content: string;
  /** What her guardian should look at in the content, found once: when it is written. */
  flags: Flag[];
  clientId: string | null;
  state: 'guardian_review' | 'approved' | 'declined' | 'closed';
  declineReason: string | null;
  /** Whether it had to wait for the guardian; false where he reads along. */
  reviewed: boolean;
  createdAt: Date;
  decidedAt: Date | null;
  readAt: Date | null;
}

/** What somebody writes. */
type NewMessage = Pick<
  MessageState,
  'id' | 'matchId' | 'sender' | 'recipient' | 'wardId' | 'content' | 'clientId' | 'createdAt'
>;

/**
 * A message between two matched members. It reaches the recipient through the woman's guardian, or not at all
 * while he reads along it is delivered at once.
 */
export class Message extends Aggregate<MessageState> {
  /** As it was saved. */
  static from(state: MessageState): Message {
    return new Message(state);
  }

  /** One of the two writes to the other; it waits for the guardian. */
  static write(given: NewMessage): Message {
    const state = { state: 'guardian_review', reviewed: true, declineReason: null, decidedAt: null } as const;
    const message = new Message({ ...given, ...state, flags: flagsIn(given.content), readAt: null });
    message.record(messageWritten(message.fact()));
    return message;
  }

  /** The same while the guardian reads along: it is delivered at once. */
  static deliver(given: NewMessage): Message {
    const state = { state: 'approved', reviewed: false, declineReason: null, decidedAt: given.createdAt } as const;
    const message = new Message({ ...given, ...state, flags: flagsIn(given.content), readAt: null });
    message.record(messageDelivered(message.fact()));
    return message;
  }

  /** The guardian lets it through: it is delivered. */
  approve(at: Date): void {
    this.requireReview();
    this.state = { ...this.state, state: 'approved', decidedAt: at };
    this.record(messageDelivered(this.fact()));
  }

  /** The guardian keeps it back; the sender is told, with his reason if he gave one. */
  decline(reason: string | null, at: Date): void {
    this.requireReview();
    this.state = { ...this.state, state: 'declined', declineReason: reason, decidedAt: at };
    this.record(messageDeclined(this.fact()));
  }

  /** The match ended before the guardian decided: nothing is left to deliver. */
  close(at: Date): void {
    if (this.state.state !== 'guardian_review') return;
    this.state = { ...this.state, state: 'closed', decidedAt: at };
    this.record(messageClosed(this.fact()));
  }

  /** The recipient has read it. A second time changes nothing; what was not delivered does not exist for him or her. */
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
