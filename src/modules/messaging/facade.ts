import type { Seals } from '#kernel/sealing/seals.ts';
import type { GuardianshipFacade } from '../guardianship/index.ts';
import type { MessagingFacade } from './index.ts';
import { messageSeenBy } from './message/message-seen-by.ts';
import { conversationBefore, conversationOf, messageItems } from './message/reviewed-messages.ts';

export const messagingFacade = (seals: Seals, guardianship: GuardianshipFacade): MessagingFacade => ({
  messageItems: (db, messageIds) => messageItems(db, seals, messageIds),
  conversationBefore: (db, messageId, before) => conversationBefore(db, seals, messageId, before),
  conversationOf: (db, matchId, before) => conversationOf(db, seals, matchId, before),
  messageSeenBy: (db, reader, id) => messageSeenBy({ seals, guardianship }, db, reader, id),
});
