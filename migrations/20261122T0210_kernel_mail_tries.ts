import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table kernel.mail
      add tries integer not null default 0,
      -- when trying began anew, because an admin asked for it
      add sent_again_at timestamptz,
      -- null while a job is to send it
      add next_try_at timestamptz,
      add given_up_at timestamptz,
      -- codes of the failure, never its words: those quote addresses
      add last_error text check (last_error ~ '^[A-Za-z0-9_. ]{1,60}$');
    create index on kernel.mail (next_try_at) where given_up_at is null;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(
    'alter table kernel.mail drop tries, drop sent_again_at, drop next_try_at, drop given_up_at, drop last_error',
  );
}
