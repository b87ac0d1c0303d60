import { Model } from 'objection';
import type { UserId } from '#kernel/values/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { Consultation, type Consultations, type ConsultationState } from '../domain/consultation.ts';
import type { ConsultationRow } from './rows.ts';

class ConsultationRecord extends Model {
  static override tableName = 'content.consultation';
  declare id: string;
  declare account_id: UserId;
  declare topic: SealedText;
  declare message: SealedText;
  declare preferred_times: SealedText | null;
  declare answer: SealedText | null;
  declare created_at: Date;
  declare answered_at: Date | null;
}

const TOPIC = 'content.consultation.topic';
const MESSAGE = 'content.consultation.message';
const TIMES = 'content.consultation.preferred_times';
const ANSWER = 'content.consultation.answer';

export const openConsultations = (seals: Seals, rows: ConsultationRow[]): Promise<ConsultationState[]> =>
  Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      accountId: row.account_id,
      topic: await seals.open(TOPIC, row.id, row.topic),
      message: await seals.open(MESSAGE, row.id, row.message),
      preferredTimes: await seals.open(TIMES, row.id, row.preferred_times),
      answer: await seals.open(ANSWER, row.id, row.answer),
      createdAt: row.created_at,
      answeredAt: row.answered_at,
    })),
  );

export const consultations = (seals: Seals): Consultations => ({
  async find(tx, id) {
    const row = await ConsultationRecord.query(tx.db).findById(id).forNoKeyUpdate();
    if (!row) return null;
    const [state] = await openConsultations(seals, [row]);
    return Consultation.from(state!);
  },

  async save(tx, consultation) {
    const { state } = consultation;
    const row = {
      id: state.id,
      account_id: state.accountId,
      topic: await seals.seal(tx, TOPIC, state.id, state.topic),
      message: await seals.seal(tx, MESSAGE, state.id, state.message),
      preferred_times: await seals.seal(tx, TIMES, state.id, state.preferredTimes),
      answer: await seals.seal(tx, ANSWER, state.id, state.answer),
      created_at: state.createdAt,
      answered_at: state.answeredAt,
    };
    await ConsultationRecord.query(tx.db).insert(row).onConflict('id').merge();
    tx.record(...consultation.takeEvents());
  },
});
