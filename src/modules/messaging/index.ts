import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { MatchId, MessageId, UserId } from '#kernel/values/ids.ts';
import type { LatestPage } from '#kernel/paged-list.ts';
import type { MessageView } from './contracts/messages.ts';
import type { PastMessage, ReviewedItem } from '../guardianship/index.ts';

export interface SeenMessage {
  writerId: UserId;
  recipientId: UserId;
  message: MessageView;
}

/** What the composition root may ask of messaging: for the guardian who decides, and for who reports a message. */
export interface MessagingFacade {
  /** The words and the two parties of messages, by their ids. */
  messageItems(db: Knex, messageIds: string[]): Promise<Map<string, ReviewedItem>>;
  /** What was written in its conversation before a message; with `before`, before that one. */
  conversationBefore(db: Knex, messageId: MessageId, before?: MessageId): Promise<LatestPage<PastMessage>>;
  /** The newest messages in the conversation of a match; with `before`, those before that one. */
  conversationOf(db: Knex, matchId: MatchId, before?: MessageId): Promise<LatestPage<PastMessage>>;
  /** A message as this person reads it now, who wrote it and to whom; null where he or she does not read it. */
  messageSeenBy(db: Knex, reader: Actor, id: MessageId): Promise<SeenMessage | null>;
}

export const MESSAGING = Symbol('messaging');
