import type { MessagingFacade } from './index.ts';

export const messagingFacade: MessagingFacade = {
  async messageItems(db, messageIds) {
    const rows = await db('messaging.message')
      .whereIn('id', messageIds)
      .select('id', 'sender_profile_id', 'recipient_profile_id', 'content');
    return new Map(
      rows.map((row) => [row.id, { from: row.sender_profile_id, to: row.recipient_profile_id, content: row.content }]),
    );
  },

  async conversationBefore(db, messageId) {
    const rows = await db('messaging.message as m')
      .join('messaging.message as asked', (on) =>
        on.on('asked.match_id', 'm.match_id').andOn('m.seq', '<', 'asked.seq'),
      )
      .where('asked.id', messageId)
      .orderBy('m.seq')
      .select('m.sender_profile_id', 'm.content', 'm.created_at', 'm.state');
    return rows.map((row) => ({
      senderId: row.sender_profile_id,
      content: row.content,
      createdAt: row.created_at,
      state: row.state,
    }));
  },
};
