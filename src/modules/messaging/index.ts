import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { MatchId, MessageId, UserId } from '#kernel/ids.ts';
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
  /** The conversation up to a message, oldest first. */
  conversationBefore(db: Knex, messageId: string): Promise<PastMessage[]>;
  /** The whole conversation of a match, oldest first. */
  conversationOf(db: Knex, matchId: MatchId): Promise<PastMessage[]>;
  /** A message as this person reads it now, who wrote it and to whom; null where he or she does not read it. */
  messageSeenBy(db: Knex, reader: Actor, id: MessageId): Promise<SeenMessage | null>;
}

export const MESSAGING = Symbol('messaging');
