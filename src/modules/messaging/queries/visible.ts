import type { Knex } from 'knex';
import type { MessageView } from '#kernel/contracts/messages.ts';
import type { ProfileId } from '#kernel/ids.ts';

/**
 * The one definition of what a member can see of messages: his or her own, and of others' those that the guardian let through.
 * Lists, previews and counts all go through it (design: security, rule 4).
 */
export const visibleTo =
  (profileId: ProfileId, alias = 'messaging.message') =>
  (q: Knex.QueryBuilder): void => {
    q.where((or) =>
      or
        .where(`${alias}.sender_profile_id`, profileId)
        .orWhere({ [`${alias}.recipient_profile_id`]: profileId, [`${alias}.state`]: 'approved' }),
    );
  };

export interface MessageRow {
  id: string;
  match_id: string;
  sender_profile_id: number;
  recipient_profile_id: number;
  content: string;
  state: 'guardian_review' | 'approved' | 'declined';
  decline_reason: string | null;
  created_at: Date;
  read_at: Date | null;
}

export const messageView = (row: MessageRow): MessageView => ({
  id: row.id,
  matchId: row.match_id,
  content: row.content,
  senderId: row.sender_profile_id,
  recipientId: row.recipient_profile_id,
  createdAt: row.created_at.toISOString(),
  isRead: row.read_at !== null,
  requiresGuardianReview: true,
  guardianApproved: row.state === 'approved',
  guardianDeclined: row.state === 'declined',
  declineReason: row.decline_reason,
});
