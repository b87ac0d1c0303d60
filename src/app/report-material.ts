import { messageId, profileId } from '#kernel/contracts/ids.ts';
import type { ReportMaterial } from '../modules/content/index.ts';
import type { GuardianshipFacade } from '../modules/guardianship/index.ts';
import type { MatchmakingFacade } from '../modules/matchmaking/index.ts';
import type { MessagingFacade } from '../modules/messaging/index.ts';

/**
 * What is reported comes from the modules that own it, as far as the reporter sees it himself; a profile
 * also after he has blocked it.
 */
export const reportMaterial = (
  matchmaking: MatchmakingFacade,
  messaging: MessagingFacade,
  guardianship: GuardianshipFacade,
): ReportMaterial => ({
  async evidence(tx, reporter, type, id) {
    switch (type) {
      case 'profile': {
        const parsed = profileId.safeParse(Number(id));
        const seen = parsed.success && (await matchmaking.profileForReport(tx.db, reporter, parsed.data));
        return seen ? { reportedId: seen.accountId, recipientId: null, facts: { profile: seen.profile } } : null;
      }
      case 'message': {
        const parsed = messageId.safeParse(id);
        const seen = parsed.success && (await messaging.messageSeenBy(tx.db, reporter, parsed.data));
        if (!seen) return null;
        return { reportedId: seen.writerId, recipientId: seen.recipientId, facts: { message: seen.message } };
      }
      case 'guardian': {
        const seen = await guardianship.guardianOfWard(tx.db, reporter.userId, id);
        return seen && { reportedId: seen.accountId, recipientId: null, facts: { guardian: seen } };
      }
    }
  },
});
