import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- browsers in which somebody signed in to an account, by the hash of what their cookie holds
    create table identity.device (
      id_hash text not null,
      account_id uuid not null references identity.account on delete cascade,
      last_used_at timestamptz not null,
      primary key (account_id, id_hash)
    );
    create index on identity.device (last_used_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table identity.device');
}
