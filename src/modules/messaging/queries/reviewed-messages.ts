import type { Knex } from 'knex';
import type { MatchId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { PastMessage, ReviewedItem } from '../../guardianship/index.ts';
import { CONTENT } from '../infra/objection-messages.ts';
import type { MessageRow } from '../infra/tables.ts';

/** The words and the two parties of messages, by their ids. */
export async function messageItems(db: Knex, seals: Seals, ids: string[]): Promise<Map<string, ReviewedItem>> {
  type Row = Pick<MessageRow, 'id' | 'sender_profile_id' | 'recipient_profile_id' | 'content'>;
  const sealed: Row[] = await db('messaging.message as m')
    .whereIn('id', ids)
    .select('id', 'sender_profile_id', 'recipient_profile_id', 'content');
  const rows = await seals.openRows(CONTENT, sealed);
  return new Map(
    rows.map((row) => [row.id, { from: row.sender_profile_id, to: row.recipient_profile_id, content: row.content }]),
  );
}

type PastRow = Pick<MessageRow, 'id' | 'sender_profile_id' | 'content' | 'created_at' | 'state' | 'reviewed'>;

/** What was written in its conversation before a message, oldest first. */
export async function conversationBefore(db: Knex, seals: Seals, messageId: string): Promise<PastMessage[]> {
  const sealed: PastRow[] = await db('messaging.message as m')
    .join('messaging.message as reviewed', (on) =>
      on.on('reviewed.match_id', 'm.match_id').andOn('m.seq', '<', 'reviewed.seq'),
    )
    .where('reviewed.id', messageId)
    .orderBy('m.seq')
    .select('m.id', 'm.sender_profile_id', 'm.content', 'm.created_at', 'm.state', 'm.reviewed');
  return pastMessages(seals, sealed);
}

/** What was written in the conversation of a match, oldest first. */
export async function conversationOf(db: Knex, seals: Seals, matchId: MatchId): Promise<PastMessage[]> {
  const sealed: PastRow[] = await db('messaging.message')
    .where({ match_id: matchId })
    .orderBy('seq')
    .select('id', 'sender_profile_id', 'content', 'created_at', 'state', 'reviewed');
  return pastMessages(seals, sealed);
}

const pastMessages = async (seals: Seals, sealed: PastRow[]): Promise<PastMessage[]> =>
  (await seals.openRows(CONTENT, sealed)).map((row) => ({
    senderId: row.sender_profile_id,
    content: row.content,
    createdAt: row.created_at,
    state: row.reviewed ? row.state : 'delivered',
  }));
