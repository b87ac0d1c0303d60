import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  const schema = `
    create schema messaging;

    -- participants of each match, from matchmaking's events
    create table messaging.conversation (
      match_id uuid primary key, -- exported MatchId
      man_id uuid not null, -- technical UserId
      man_profile_id integer not null, -- exported ProfileId
      woman_id uuid not null, -- technical UserId
      woman_profile_id integer not null, -- exported ProfileId
      last_mailed_man_at timestamptz, -- technical
      last_mailed_woman_at timestamptz -- technical
    );
    create index on messaging.conversation (man_id);
    create index on messaging.conversation (woman_id);
    create index on messaging.conversation (man_profile_id);
    create index on messaging.conversation (woman_profile_id);

    create table messaging.message (
      seq bigint generated always as identity primary key, -- technical
      id uuid not null unique, -- exported MessageId
      match_id uuid not null references messaging.conversation, -- exported MatchId
      sender_profile_id integer not null, -- exported ProfileId
      recipient_profile_id integer not null, -- exported ProfileId
      content text not null constraint content_sealed check (content like 's1.%'), -- sealed
      -- flags for her guardian only, since an export would teach how to avoid them; computed when the message is written
      flags text not null constraint flags_sealed check (flags like 's1.%'), -- sealed-derived
      client_id uuid, -- technical
      state text not null check (state in ('guardian_review', 'approved', 'declined', 'closed')), -- exported
      decline_reason text, -- exported
      -- whether it needs the guardian's approval: false while he reads along (R-2.18)
      reviewed boolean not null, -- exported
      created_at timestamptz not null, -- exported
      decided_at timestamptz, -- exported
      read_at timestamptz, -- exported
      unique (match_id, sender_profile_id, client_id),
      check (read_at is null or state = 'approved'),
      check (reviewed or state = 'approved')
    );
    create index on messaging.message (match_id, seq);
    create index on messaging.message (match_id, decided_at);
    create index message_unread on messaging.message (recipient_profile_id) where state = 'approved' and read_at is null;

    -- a guardian's notes to his ward about a conversation; only they read them
    create table messaging.guardian_note (
      id uuid primary key, -- exported NoteId
      match_id uuid not null references messaging.conversation, -- exported MatchId
      guardian_id uuid not null, -- technical UserId
      content text not null constraint note_sealed check (content like 's1.%'), -- sealed
      created_at timestamptz not null -- exported
    );
    create index on messaging.guardian_note (match_id, created_at);
    create index on messaging.guardian_note (guardian_id);

    -- when a guardian last read a conversation
    create table messaging.guardian_visit (
      account_id uuid not null, -- technical UserId
      match_id uuid not null references messaging.conversation, -- exported MatchId
      visited_at timestamptz not null, -- exported
      primary key (account_id, match_id)
    );
    create index on messaging.guardian_visit (match_id);
  `;
  await changeSchema(db, schema);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop schema messaging cascade');
}
