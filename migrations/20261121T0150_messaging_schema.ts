import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create schema messaging;

    -- participants of each match, from matchmaking's events
    create table messaging.conversation (
      match_id uuid primary key,
      man_id uuid not null,
      man_profile_id integer not null,
      woman_id uuid not null,
      woman_profile_id integer not null,
      last_mailed_man_at timestamptz,
      last_mailed_woman_at timestamptz
    );
    create index on messaging.conversation (man_id);
    create index on messaging.conversation (woman_id);
    create index on messaging.conversation (man_profile_id);
    create index on messaging.conversation (woman_profile_id);

    create table messaging.message (
      seq bigint generated always as identity primary key,
      id uuid not null unique,
      match_id uuid not null references messaging.conversation,
      sender_profile_id integer not null,
      recipient_profile_id integer not null,
      content text not null constraint content_sealed check (content like 's1.%'),
      -- flags for her guardian, computed once when the message is written
      flags text not null constraint flags_sealed check (flags like 's1.%'),
      client_id uuid,
      state text not null check (state in ('guardian_review', 'approved', 'declined', 'closed')),
      decline_reason text,
      -- whether it needs the guardian's approval: false while he reads along (R-2.18)
      reviewed boolean not null,
      created_at timestamptz not null,
      decided_at timestamptz,
      read_at timestamptz,
      unique (match_id, sender_profile_id, client_id),
      check (read_at is null or state = 'approved'),
      check (reviewed or state = 'approved')
    );
    create index on messaging.message (match_id, seq);
    create index on messaging.message (match_id, decided_at);
    create index message_unread on messaging.message (recipient_profile_id) where state = 'approved' and read_at is null;

    -- a guardian's notes to his ward about a conversation; only they read them
    create table messaging.guardian_note (
      id uuid primary key,
      match_id uuid not null references messaging.conversation,
      guardian_id uuid not null,
      content text not null constraint note_sealed check (content like 's1.%'),
      created_at timestamptz not null
    );
    create index on messaging.guardian_note (match_id, created_at);
    create index on messaging.guardian_note (guardian_id);

    -- when a guardian last read a conversation
    create table messaging.guardian_visit (
      account_id uuid not null,
      match_id uuid not null references messaging.conversation,
      visited_at timestamptz not null,
      primary key (account_id, match_id)
    );
    create index on messaging.guardian_visit (match_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop schema messaging cascade');
}
