import type { Knex } from 'knex';
import type { OpenedColumns, Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import type { SupportTicket } from '../domain/support-ticket.ts';
import type { QuestionRow, TicketMessageRow } from './rows.ts';

const TEXT = 'content.ticket_message.text';

export type OpenedTicketMessage = OpenedColumns<TicketMessageRow, 'text'>;

export const latestOf = (times: (Date | null)[]): Date =>
  times.reduce<Date>((latest, time) => (time && time > latest ? time : latest), new Date(0));

export async function addTicketMessages(tx: Tx, seals: Seals, ticket: SupportTicket): Promise<void> {
  for (const { id, kind, authorId, text, createdAt } of ticket.takeMessages())
    await tx.db('content.ticket_message').insert({
      id,
      question_id: ticket.state.id,
      kind,
      author_id: authorId,
      text: await seals.seal(tx, TEXT, id, text),
      created_at: createdAt,
    });
}

/** Both sides of each ticket in order, unsealed: first message, latest answer, and what is between and after. */
export async function conversationsOf(
  { db, seals }: { db: Knex; seals: Seals },
  tickets: (Pick<QuestionRow, 'id' | 'created_at' | 'answered_at' | 'answered_by'> & {
    message: string;
    answer: string | null;
  })[],
): Promise<Map<string, OpenedTicketMessage[]>> {
  const ids = tickets.map(({ id }) => id);
  const rows: TicketMessageRow[] = await db('content.ticket_message').whereIn('question_id', ids);
  const opened = await Promise.all(
    rows.map(async (row) => ({ ...row, text: await seals.open(TEXT, row.id, row.text) })),
  );
  const later = Map.groupBy(opened, ({ question_id }) => question_id);
  return new Map(
    tickets.map((ticket) => {
      const { id, message, created_at, answer, answered_at, answered_by } = ticket;
      const of = { question_id: id };
      const first = { ...of, id, kind: 'message' as const, author_id: null, text: message, created_at };
      const latest =
        answer === null
          ? []
          : [
              {
                ...of,
                id: `${id}-answer`,
                kind: 'answer' as const,
                author_id: answered_by,
                text: answer,
                created_at: answered_at!,
              },
            ];
      const all = [...(later.get(id) ?? []), ...latest].sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
      return [id, [first, ...all]];
    }),
  );
}
