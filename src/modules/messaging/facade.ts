import type { Seals } from '#kernel/sealing/seals.ts';
import type { MessagingFacade } from './index.ts';
import { conversationBefore, conversationOf, messageItems } from './queries/reviewed-messages.ts';

/** The answers to what the composition root asks. */
export const messagingFacade = (seals: Seals): MessagingFacade => ({
  messageItems: (db, messageIds) => messageItems(db, seals, messageIds),
  conversationBefore: (db, messageId) => conversationBefore(db, seals, messageId),
  conversationOf: (db, matchId) => conversationOf(db, seals, matchId),
});
