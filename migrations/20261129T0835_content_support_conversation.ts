import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- since when it is waiting for the staff
    alter table content.question add column pending_since timestamptz; -- technical
    -- since when it is waiting for the person, because staff had a question
    alter table content.question add column reply_requested_at timestamptz; -- exported
    -- who wrote the answer
    alter table content.question add column answered_by uuid; -- technical UserId
    -- when the person read what staff wrote last
    alter table content.question add column answer_read_at timestamptz; -- exported
    -- the email about what staff wrote last
    alter table content.question add column answer_mail_id uuid; -- technical
    -- in danger, so first in the queue
    alter table content.question add column is_urgent boolean not null default false; -- technical
    update content.question set pending_since = created_at where answered_at is null and closed_at is null;
    alter table content.question
      add constraint question_waits_once
      check (num_nonnulls(pending_since, reply_requested_at, closed_at) <= 1);
    drop index content.question_created_at_idx;
    create index on content.question (pending_since) where pending_since is not null;

    -- what follows the first message of a support ticket: further messages, questions, earlier answers and notes
    create table content.ticket_message (
      id uuid primary key, -- technical
      question_id uuid not null references content.question on delete cascade, -- exported
      kind text not null check (kind in ('message', 'question', 'answer', 'note')), -- exported TicketMessageKind
      -- null for the person
      author_id uuid, -- technical UserId
      text text not null constraint text_sealed check (text like 's1.%'), -- sealed
      created_at timestamptz not null, -- exported
      check (kind <> 'message' or author_id is null)
    );
    create index on content.ticket_message (question_id, created_at);
    create index on content.ticket_message (author_id) where author_id is not null;
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    drop table content.ticket_message;
    drop index content.question_pending_since_idx;
    alter table content.question
      drop column pending_since,
      drop column reply_requested_at,
      drop column answered_by,
      drop column answer_read_at,
      drop column answer_mail_id,
      drop column is_urgent;
    create index on content.question (created_at) where answered_at is null and closed_at is null;
    `,
  );
}
