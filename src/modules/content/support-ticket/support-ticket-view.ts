import type { QuestionView, ResolvedCase } from '../contracts/support.schema.ts';
import { ticketStateOf, type SupportTicketState } from '../domain/support-ticket.ts';
import { aboutOf } from '../infra/questions-repository.ts';
import type { QuestionRow } from '../infra/rows.ts';

export const QUESTION_COLUMNS = [
  'id',
  'account_id',
  'message',
  'answer',
  'created_at',
  'answered_at',
  'closed_at',
  'about_queue',
  'about_case',
] as const satisfies (keyof QuestionRow)[];

export type ShownQuestion = Pick<QuestionRow, (typeof QUESTION_COLUMNS)[number]>;

type TicketRow = Pick<QuestionRow, 'id' | 'created_at' | 'answered_at' | 'closed_at' | 'about_queue' | 'about_case'> & {
  message: string;
  answer: string | null;
};

/** Null for a disabled account: anybody may write under its address, and must not learn that there is one. */
function appealOf(row: Pick<TicketRow, 'about_queue' | 'about_case'>): ResolvedCase | null {
  const about = aboutOf(row);
  return about && about.queue !== 'users' ? { ...about, queue: about.queue } : null;
}

/** Unseals a ticket for its asker. */
export const questionView = (row: TicketRow): QuestionView => ({
  id: row.id,
  message: row.message,
  state: ticketStateOf({ answeredAt: row.answered_at, closedAt: row.closed_at }),
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  about: appealOf(row),
});

export const questionViewOf = ({
  createdAt,
  answeredAt,
  closedAt,
  about,
  ...question
}: SupportTicketState): QuestionView =>
  questionView({
    ...question,
    created_at: createdAt,
    answered_at: answeredAt,
    closed_at: closedAt,
    about_queue: about?.queue ?? null,
    about_case: about?.id ?? null,
  });
