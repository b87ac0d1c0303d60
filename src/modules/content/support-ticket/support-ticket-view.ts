import type { OwnQuestion, QuestionView, ResolvedCase } from '../contracts/support.schema.ts';
import { acceptsMessages, isUnread, ticketStateOf, type SupportTicketState } from '../domain/support-ticket.ts';
import { aboutOf } from '../infra/questions-repository.ts';
import type { QuestionRow } from '../infra/rows.ts';
import type { OpenedTicketMessage } from '../infra/ticket-messages.ts';

export const QUESTION_COLUMNS = [
  'id',
  'account_id',
  'message',
  'answer',
  'created_at',
  'answered_at',
  'answered_by',
  'pending_since',
  'reply_requested_at',
  'answer_read_at',
  'closed_at',
  'about_queue',
  'about_case',
] as const satisfies (keyof QuestionRow)[];

export type ShownQuestion = Pick<QuestionRow, (typeof QUESTION_COLUMNS)[number]>;

type TicketRow = Pick<
  QuestionRow,
  | 'id'
  | 'created_at'
  | 'answered_at'
  | 'closed_at'
  | 'pending_since'
  | 'reply_requested_at'
  | 'about_queue'
  | 'about_case'
> & {
  message: string;
  answer: string | null;
};

/** Null for a disabled account: anybody may write under its address, and must not learn that there is one. */
function appealOf(row: Pick<TicketRow, 'about_queue' | 'about_case'>): ResolvedCase | null {
  const about = aboutOf(row);
  return about && about.queue !== 'users' ? { ...about, queue: about.queue } : null;
}

const timesOf = (row: Pick<TicketRow, 'answered_at' | 'closed_at' | 'pending_since' | 'reply_requested_at'>) => ({
  answeredAt: row.answered_at,
  closedAt: row.closed_at,
  pendingSince: row.pending_since,
  replyRequestedAt: row.reply_requested_at,
});

/** Unseals a ticket for its asker. */
export const questionView = (row: TicketRow): QuestionView => ({
  id: row.id,
  message: row.message,
  state: ticketStateOf(timesOf(row)),
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  about: appealOf(row),
});

/** The part of the conversation that the person may read: no notes, and no names of staff. */
export const ownMessages = (messages: OpenedTicketMessage[]): OwnQuestion['messages'] =>
  messages.flatMap(({ id, kind, text, created_at }) =>
    kind === 'note' ? [] : [{ id, kind, text, createdAt: created_at.toISOString() }],
  );

export const readingOf = (
  row: Pick<ShownQuestion, 'answered_at' | 'closed_at' | 'pending_since' | 'reply_requested_at' | 'answer_read_at'>,
  now: Date,
): Pick<OwnQuestion, 'isUnread' | 'acceptsMessages'> => {
  const times = timesOf(row);
  return {
    isUnread: isUnread({ ...times, answerReadAt: row.answer_read_at }),
    acceptsMessages: acceptsMessages(times, now),
  };
};

export const questionViewOf = ({
  createdAt,
  answeredAt,
  closedAt,
  pendingSince,
  replyRequestedAt,
  about,
  ...question
}: SupportTicketState): QuestionView =>
  questionView({
    ...question,
    created_at: createdAt,
    answered_at: answeredAt,
    closed_at: closedAt,
    pending_since: pendingSince,
    reply_requested_at: replyRequestedAt,
    about_queue: about?.queue ?? null,
    about_case: about?.id ?? null,
  });
