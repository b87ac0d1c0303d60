import type { Knex } from 'knex';
import type { MessageView } from '../contracts/messages.schema.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { OpenedColumns, Seals } from '#kernel/sealing/seals.ts';
import { CONTENT } from '../infra/messages-repository.ts';
import type { MessageRow } from '../infra/rows.ts';

/** Messages `m` that a member (`:me`) may see: sent ones, and received ones that the guardian approved (R-S.4). */
export const VISIBLE = `(m.sender_profile_id = :me or (m.recipient_profile_id = :me and m.state = 'approved'))`;

/** Applies `VISIBLE` to a query on `messaging.message as m`. */
export const visibleTo =
  (profileId: ProfileId) =>
  (q: Knex.QueryBuilder): void => {
    q.whereRaw(VISIBLE, { me: profileId });
  };

export type ShownMessage = Pick<
  MessageRow,
  | 'id'
  | 'match_id'
  | 'sender_profile_id'
  | 'recipient_profile_id'
  | 'content'
  | 'state'
  | 'decline_reason'
  | 'reviewed'
  | 'created_at'
  | 'read_at'
>;

/** Converts rows to views and unseals their texts. */
export const messageViews = async (seals: Seals, rows: ShownMessage[]): Promise<MessageView[]> =>
  (await seals.openRows(CONTENT, rows)).map(messageView);

const messageView = (row: OpenedColumns<ShownMessage, 'content'>): MessageView => ({
  id: row.id,
  matchId: row.match_id,
  content: row.content,
  senderId: row.sender_profile_id,
  recipientId: row.recipient_profile_id,
  createdAt: row.created_at.toISOString(),
  isRead: row.read_at !== null,
  state: row.state === 'approved' ? 'delivered' : row.state,
  // False only if he read along, also for decided and closed messages.
  requiresGuardianReview: row.reviewed,
  guardianApproved: row.reviewed && row.state === 'approved',
  guardianDeclined: row.state === 'declined',
  declineReason: row.decline_reason,
});
