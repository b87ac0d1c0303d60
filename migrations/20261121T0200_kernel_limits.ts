import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table kernel.limit_bucket (
      name text not null,
      key_hash text not null,
      tries integer not null,
      blocked_until timestamptz not null,
      last_try_at timestamptz not null,
      primary key (name, key_hash)
    );
    create index on kernel.limit_bucket (last_try_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table kernel.limit_bucket');
}
