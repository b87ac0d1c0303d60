import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { MatchId, MessageId, UserId } from '#kernel/values/ids.ts';
import type { LatestPage } from '#kernel/paged-list.ts';
import type { MessageView } from './contracts/messages.schema.ts';
import type { PastMessage, ReviewedItem } from '../guardianship/ports.ts';

export interface SeenMessage {
  writerId: UserId;
  recipientId: UserId;
  message: MessageView;
}

export interface MessagingFacade {
  /** By message id. */
  messageItems(db: Knex, messageIds: string[]): Promise<Map<string, ReviewedItem>>;
  /** The messages before `messageId` or, if given, before `before`. */
  conversationBefore(db: Knex, messageId: MessageId, before?: MessageId): Promise<LatestPage<PastMessage>>;
  /** The newest messages of a match; with `before`, those before that one. */
  conversationOf(db: Knex, matchId: MatchId, before?: MessageId): Promise<LatestPage<PastMessage>>;
  /** A message as the reader sees it now, with both participants; null if the reader may not see it. */
  messageSeenBy(db: Knex, reader: Actor, id: MessageId): Promise<SeenMessage | null>;
}

export const MESSAGING = Symbol('messaging');
