import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create schema kernel;

    create table kernel.event_log (
      seq bigint generated always as identity primary key,
      id uuid not null unique,
      type text not null,
      payload jsonb not null,
      occurred_at timestamptz not null
    );

    create table kernel.inbox (
      subscriber text not null,
      event_id uuid not null,
      primary key (subscriber, event_id)
    );

    create table kernel.mail (
      id uuid primary key,
      to_name text not null,
      to_address text not null,
      subject text not null,
      html text not null,
      text text not null,
      created_at timestamptz not null
    );

    create table kernel.idempotency (
      key text not null,
      caller text not null,
      request_hash text not null,
      status integer,
      answer text,
      created_at timestamptz not null,
      primary key (caller, key)
    );
    create index on kernel.idempotency (created_at);

    create table kernel.audit (
      seq bigint generated always as identity primary key,
      id uuid not null unique,
      at timestamptz not null,
      actor uuid not null,
      role text not null,
      verb text not null,
      subject_type text not null,
      subject_id text not null,
      reason text not null check (length(reason) > 0),
      request_id text not null,
      before jsonb,
      after jsonb
    );

    create function kernel.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of %.% are never changed', tg_table_schema, tg_table_name using errcode = '42501';
    end $$;

    create trigger append_only before update or delete or truncate on kernel.audit
      for each statement execute function kernel.refuse_change();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop schema kernel cascade');
}
