import type { Seals } from '#kernel/sealing/seals.ts';
import type { GuardianshipFacade } from '../guardianship/index.ts';
import type { MatchmakingFacade } from '../matchmaking/index.ts';
import type { MessagingFacade } from './index.ts';
import { messageSeenBy } from './message/message-seen-by.ts';
import { conversationBefore, conversationOf, messageItems } from './message/reviewed-messages.ts';

interface Ports {
  seals: Seals;
  guardianship: GuardianshipFacade;
  matchmaking: MatchmakingFacade;
}

export const messagingFacade = ({ seals, guardianship, matchmaking }: Ports): MessagingFacade => ({
  messageItems: (db, messageIds) => messageItems({ seals, matchmaking }, db, messageIds),
  conversationBefore: (db, messageId, before) => conversationBefore(db, seals, messageId, before),
  conversationOf: (db, matchId, before) => conversationOf(db, seals, matchId, before),
  messageSeenBy: (db, reader, id) => messageSeenBy({ seals, guardianship }, db, reader, id),
});
