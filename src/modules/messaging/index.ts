import type { Knex } from 'knex';
import type { MatchId } from '#kernel/ids.ts';
import type { PastMessage, ReviewedItem } from '../guardianship/index.ts';

/** What the composition root may ask of messaging, for the guardian who decides on a message or a stage. */
export interface MessagingFacade {
  /** The words and the two parties of messages, by their ids. */
  messageItems(db: Knex, messageIds: string[]): Promise<Map<string, ReviewedItem>>;
  /** The conversation up to a message, oldest first. */
  conversationBefore(db: Knex, messageId: string): Promise<PastMessage[]>;
  /** The whole conversation of a match, oldest first. */
  conversationOf(db: Knex, matchId: MatchId): Promise<PastMessage[]>;
}

export const MESSAGING = Symbol('messaging');
