import { messageId, profileId } from '#kernel/contracts/ids.ts';
import type { ReportMaterialPort } from '../modules/content/ports.ts';
import type { GuardianshipFacade } from '../modules/guardianship/index.ts';
import type { MatchmakingFacade } from '../modules/matchmaking/index.ts';
import type { MessagingFacade } from '../modules/messaging/index.ts';

/**
 * Reads the reported item from the module that owns it, as far as the reporter may see it; a profile also
 * after the reporter has blocked it.
 */
export const reportMaterial = (
  matchmaking: MatchmakingFacade,
  messaging: MessagingFacade,
  guardianship: GuardianshipFacade,
): ReportMaterialPort => ({
  async declinedMessage(tx, id, accounts) {
    const message =
      (await messaging.messageItems(tx.db, [id])).get(id) ?? (await matchmaking.responseItems(tx.db, [id])).get(id);
    if (!message) return null;
    const { from: senderId, to: recipientId, content } = message;
    const profiles = await matchmaking.profilesOf(tx.db, accounts);
    const accountOf = (profile: number) =>
      accounts.find((account) => profiles.get(account)?.profileId === profile) ?? null;
    return {
      reportedId: accountOf(senderId),
      recipientId: accountOf(recipientId),
      facts: { message: { id, senderId, recipientId, content, state: 'declined' } },
    };
  },
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
