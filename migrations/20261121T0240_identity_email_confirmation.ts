import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table identity.account add email_confirmed_at timestamptz;

    create table identity.email_confirmation (
      token_hash text primary key,
      account_id uuid not null unique references identity.account on delete cascade,
      expires_at timestamptz not null
    );
    create index on identity.email_confirmation (expires_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table identity.email_confirmation;
    alter table identity.account drop column email_confirmed_at;
  `);
}
