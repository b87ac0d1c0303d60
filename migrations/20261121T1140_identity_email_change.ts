import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table identity.email_change (
      token_hash text primary key,
      account_id uuid not null unique references identity.account on delete cascade,
      new_email text not null check (new_email = lower(new_email) and length(new_email) <= 254),
      expires_at timestamptz not null
    );
    create index on identity.email_change (expires_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table identity.email_change');
}
