import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create schema identity;

    create table identity.account (
      id uuid primary key,
      email text not null check (email = lower(email) and length(email) <= 254),
      username text not null check (length(username) between 1 and 60),
      first_name text,
      password_hash text not null,
      role text not null default 'member' check (role in ('member', 'admin')),
      gender text check (gender in ('male', 'female')),
      is_active boolean not null default true,
      -- what the session look-up tells about a person, kept by projections of other modules' facts
      profile_id integer unique,
      is_guardian boolean not null default false,
      created_at timestamptz not null
    );
    create unique index account_email on identity.account (email);

    create table identity.session (
      id_hash text primary key,
      account_id uuid not null references identity.account on delete cascade,
      data jsonb not null,
      device text,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index on identity.session (account_id);
    create index on identity.session (expires_at);

    create table identity.password_reset (
      token_hash text primary key,
      account_id uuid not null references identity.account on delete cascade,
      expires_at timestamptz not null
    );
    create unique index password_reset_newest on identity.password_reset (account_id);

    create table identity.sign_up_handle (
      token_hash text primary key,
      account_id uuid not null references identity.account on delete cascade,
      expires_at timestamptz not null
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop schema identity cascade');
}
