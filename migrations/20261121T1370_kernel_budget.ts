import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table kernel.budget_spent (
      name text not null,
      key_hash text not null,
      day date not null,
      item_hash text not null,
      primary key (name, key_hash, day, item_hash)
    );
    create index on kernel.budget_spent (day);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table kernel.budget_spent');
}
