import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- what somebody typed into 'forgot password', until it is handled: an address with an account, or without one
    create table identity.reset_wish (
      id uuid primary key,
      email text not null check (length(email) <= 254),
      asked_at timestamptz not null
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table identity.reset_wish');
}
