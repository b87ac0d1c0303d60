import { Model } from 'objection';
import type { MatchId, MessageId, ProfileId } from '#kernel/values/ids.ts';
import type { Flag } from '#kernel/contracts/flags.ts';
import { uniqueViolation } from '#kernel/persistence/database.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { Message, type MessageState } from '../domain/message.ts';
import { SentBefore, type Messages } from '../domain/messages.ts';

class MessageRecord extends Model {
  static override tableName = 'messaging.message';
  declare id: MessageId;
  declare match_id: MatchId;
  declare sender_profile_id: ProfileId;
  declare recipient_profile_id: ProfileId;
  declare content: SealedText;
  declare flags: SealedText;
  declare client_id: string | null;
  declare state: MessageState['state'];
  declare decline_reason: string | null;
  declare reviewed: boolean;
  declare created_at: Date;
  declare decided_at: Date | null;
  declare read_at: Date | null;
}

const rowOf = (state: MessageState) => ({
  id: state.id,
  match_id: state.matchId,
  sender_profile_id: state.sender.profileId,
  recipient_profile_id: state.recipient.profileId,
  client_id: state.clientId,
  state: state.state,
  decline_reason: state.declineReason,
  reviewed: state.reviewed,
  created_at: state.createdAt,
  decided_at: state.decidedAt,
  read_at: state.readAt,
});

export const CONTENT = 'messaging.message.content';
export const FLAGS = 'messaging.message.flags';
export const parseFlags = (json: string): Flag[] => JSON.parse(json) as Flag[];

export const messages = (seals: Seals): Messages => ({
  async underReview(tx, matchId) {
    const rows = await tx
      .db('messaging.message')
      .where({ match_id: matchId, state: 'guardian_review' })
      .orderBy('seq')
      .select('id');
    return rows.map((row) => row.id);
  },

  async find(tx, id) {
    const row = await MessageRecord.query(tx.db).findById(id).forNoKeyUpdate();
    if (!row) return null;
    const conversation = await tx.db('messaging.conversation').where({ match_id: row.match_id }).first();
    if (!conversation) return null;
    const party = (profileId: ProfileId) => ({
      profileId,
      accountId: profileId === conversation.man_profile_id ? conversation.man_id : conversation.woman_id,
    });
    return Message.from({
      id: row.id,
      matchId: row.match_id,
      sender: party(row.sender_profile_id),
      recipient: party(row.recipient_profile_id),
      wardId: conversation.woman_id,
      content: await seals.open(CONTENT, row.id, row.content),
      flags: parseFlags(await seals.open(FLAGS, row.id, row.flags)),
      clientId: row.client_id,
      state: row.state,
      declineReason: row.decline_reason,
      reviewed: row.reviewed,
      createdAt: row.created_at,
      decidedAt: row.decided_at,
      readAt: row.read_at,
    });
  },

  async sentAs(tx, clientId, sender, matchId) {
    const sent = { match_id: matchId, sender_profile_id: sender, client_id: clientId };
    return (await tx.db('messaging.message').where(sent).first('id'))?.id ?? null;
  },

  async save(tx, message) {
    try {
      const { id, content, flags } = message.state;
      const row = {
        ...rowOf(message.state),
        content: await seals.seal(tx, CONTENT, id, content),
        flags: await seals.seal(tx, FLAGS, id, JSON.stringify(flags)),
      };
      await MessageRecord.query(tx.db).insert(row).onConflict('id').merge();
    } catch (error) {
      if (uniqueViolation(error)?.includes('client_id')) throw new SentBefore();
      throw error;
    }
    tx.record(...message.takeEvents());
  },
});
