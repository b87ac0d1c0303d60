import type { Seals } from '#kernel/sealing/seals.ts';
import type { MessagingFacade } from './index.ts';
import { CONTENT } from './infra/objection-messages.ts';

export const messagingFacade = (seals: Seals): MessagingFacade => ({
  async messageItems(db, messageIds) {
    const sealed = await db('messaging.message')
      .whereIn('id', messageIds)
      .select('id', 'sender_profile_id', 'recipient_profile_id', 'content');
    const rows = await seals.openRows(CONTENT, sealed);
    return new Map(
      rows.map((row) => [row.id, { from: row.sender_profile_id, to: row.recipient_profile_id, content: row.content }]),
    );
  },

  async conversationBefore(db, messageId) {
    const sealed = await db('messaging.message as m')
      .join('messaging.message as asked', (on) =>
        on.on('asked.match_id', 'm.match_id').andOn('m.seq', '<', 'asked.seq'),
      )
      .where('asked.id', messageId)
      .orderBy('m.seq')
      .select('m.id', 'm.sender_profile_id', 'm.content', 'm.created_at', 'm.state');
    const rows = await seals.openRows(CONTENT, sealed);
    return rows.map((row) => ({
      senderId: row.sender_profile_id,
      content: row.content,
      createdAt: row.created_at,
      state: row.state,
    }));
  },
});
