import { Model, UniqueViolationError } from 'objection';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { OpenedColumns, Seals } from '#kernel/sealing/seals.ts';
import { SupportTicket, type SupportTickets, type SupportTicketState } from '../domain/support-ticket.ts';
import type { QuestionRow } from './rows.ts';
import { addTicketMessages, latestOf } from './ticket-messages.ts';

class QuestionRecord extends Model {
  static override tableName = 'content.question';
  declare id: string;
  declare account_id: UserId | null;
  declare key_hash: string | null;
  declare message: SealedText;
  declare notify_by_email: boolean;
  declare address: SealedText | null;
  declare answer: SealedText | null;
  declare created_at: Date;
  declare answered_at: Date | null;
  declare closed_at: Date | null;
  declare pending_since: Date | null;
  declare reply_requested_at: Date | null;
  declare answered_by: UserId | null;
  declare answer_read_at: Date | null;
  declare answer_mail_id: string | null;
  declare is_urgent: boolean;
  declare about_queue: QuestionRow['about_queue'];
  declare about_case: string | null;
  declare about_resolved_by: UserId | null;
  declare about_resolved_at: Date | null;
}

const MESSAGE = 'content.question.message';
const ANSWER = 'content.question.answer';
const ADDRESS = 'content.question.address';

/** Unseals message and answer; the address is only for the sender of the email. */
export const openQuestions = async <Row extends Pick<QuestionRow, 'id' | 'message' | 'answer'>>(
  seals: Seals,
  rows: Row[],
): Promise<(Omit<Row, 'message' | 'answer'> & { message: string; answer: string | null })[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      message: await seals.open(MESSAGE, row.id, row.message),
      answer: await seals.open(ANSWER, row.id, row.answer),
    })),
  );

/** Null for most tickets. */
export const aboutOf = ({ about_queue: queue, about_case: id }: Pick<QuestionRow, 'about_queue' | 'about_case'>) =>
  queue && id ? { queue, id } : null;

const appealedOf = (row: Pick<QuestionRow, `about_${'queue' | 'case' | 'resolved_by' | 'resolved_at'}`>) => {
  const about = aboutOf(row);
  return about && { ...about, resolvedBy: row.about_resolved_by!, resolvedAt: row.about_resolved_at! };
};

const stateOf = (
  row: OpenedColumns<OpenedColumns<OpenedColumns<QuestionRow, 'message'>, 'answer'>, 'address'>,
  latestAt: Date,
): SupportTicketState => ({
  id: row.id,
  asker: row.account_id === null ? { keyHash: row.key_hash! } : { accountId: row.account_id },
  message: row.message,
  notifyByEmail: row.notify_by_email,
  address: row.address,
  answer: row.answer,
  createdAt: row.created_at,
  answeredAt: row.answered_at,
  pendingSince: row.pending_since,
  replyRequestedAt: row.reply_requested_at,
  answeredBy: row.answered_by,
  answerReadAt: row.answer_read_at,
  answerMailId: row.answer_mail_id,
  isUrgent: row.is_urgent,
  closedAt: row.closed_at,
  about: appealedOf(row),
  latestAt,
});

export const questions = (seals: Seals): SupportTickets => ({
  async find(tx, id) {
    const row = await QuestionRecord.query(tx.db).findById(id).forNoKeyUpdate();
    if (!row) return null;
    const opened = {
      ...row,
      message: await seals.open(MESSAGE, row.id, row.message),
      answer: await seals.open(ANSWER, row.id, row.answer),
      address: await seals.open(ADDRESS, row.id, row.address),
    };
    const said = tx.db('content.ticket_message').where({ question_id: id }).whereNot({ kind: 'note' });
    const { newest } = (await said.max({ newest: 'created_at' }).first()) as { newest: Date | null };
    return SupportTicket.from(stateOf(opened, latestOf([row.created_at, row.answered_at, newest])));
  },

  async save(tx, question) {
    const { state } = question;
    const row = {
      id: state.id,
      account_id: 'accountId' in state.asker ? state.asker.accountId : null,
      key_hash: 'keyHash' in state.asker ? state.asker.keyHash : null,
      message: await seals.seal(tx, MESSAGE, state.id, state.message),
      notify_by_email: state.notifyByEmail,
      address: await seals.seal(tx, ADDRESS, state.id, state.address),
      answer: await seals.seal(tx, ANSWER, state.id, state.answer),
      created_at: state.createdAt,
      answered_at: state.answeredAt,
      closed_at: state.closedAt,
      pending_since: state.pendingSince,
      reply_requested_at: state.replyRequestedAt,
      answered_by: state.answeredBy,
      answer_read_at: state.answerReadAt,
      answer_mail_id: state.answerMailId,
      is_urgent: state.isUrgent,
      about_queue: state.about?.queue ?? null,
      about_case: state.about?.id ?? null,
      about_resolved_by: state.about?.resolvedBy ?? null,
      about_resolved_at: state.about?.resolvedAt ?? null,
    };
    try {
      await QuestionRecord.query(tx.db).insert(row).onConflict('id').merge();
    } catch (error) {
      if (error instanceof UniqueViolationError) throw new DomainError('content.already-pending');
      throw error;
    }
    await addTicketMessages(tx, seals, question);
    tx.record(...question.takeEvents());
  },

  async wantsEmails(tx, accountId) {
    const newest = tx.db('content.question').where({ account_id: accountId }).orderBy('created_at', 'desc');
    return (await newest.first('notify_by_email'))?.notify_by_email === true;
  },

  async isKeyKnown(tx, keyHash) {
    return (await tx.db('content.question').where({ key_hash: keyHash }).first('id')) !== undefined;
  },

  async removeUnderKeys(tx, { endedAt, requestedAt }) {
    await tx
      .db('content.question')
      .whereNotNull('key_hash')
      .where((q) =>
        q.whereRaw('coalesce(closed_at, answered_at) < ?', [endedAt]).orWhere('created_at', '<', requestedAt),
      )
      .delete();
  },
});
