import type { QuestionView } from '../contracts/support.ts';
import { questionStateOf, type QuestionState } from '../domain/question.ts';
import type { QuestionRow } from '../infra/tables.ts';

/** What of a question is shown, to its asker and to the staff. */
export const QUESTION_COLUMNS: (keyof QuestionRow)[] = [
  'id',
  'account_id',
  'message',
  'answer',
  'created_at',
  'answered_at',
  'closed_at',
];

export type ShownQuestion = Pick<
  QuestionRow,
  'id' | 'account_id' | 'message' | 'answer' | 'created_at' | 'answered_at' | 'closed_at'
>;

type Shown = Pick<QuestionRow, 'id' | 'created_at' | 'answered_at' | 'closed_at'> & {
  message: string;
  answer: string | null;
};

/** A question as its asker reads it, its words opened. */
export const questionView = (row: Shown): QuestionView => ({
  id: row.id,
  message: row.message,
  state: questionStateOf({ answeredAt: row.answered_at, closedAt: row.closed_at }),
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
});

/** The same, of one that was just written. */
export const questionViewOf = ({ id, message, answer, createdAt, answeredAt, closedAt }: QuestionState): QuestionView =>
  questionView({ id, message, answer, created_at: createdAt, answered_at: answeredAt, closed_at: closedAt });
