import type { PrivateAnswers } from '../../domain/match/private-question.ts';

const ANSWERS = 'matchmaking.private_answer';

export const privateAnswers: PrivateAnswers = {
  async ofMatch(tx, { id }) {
    const row = await tx.db(ANSWERS).where({ match_id: id }).first();
    return row ? { answer: row.answer, stage: row.stage, answeredAt: row.answered_at } : null;
  },

  async save(tx, { id }, accountId, { answer, stage, answeredAt }) {
    const row = { match_id: id, account_id: accountId, answer, stage, answered_at: answeredAt };
    await tx.db(ANSWERS).insert(row).onConflict('match_id').merge();
  },
};
