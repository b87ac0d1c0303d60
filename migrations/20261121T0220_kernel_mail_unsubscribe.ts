import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw('alter table kernel.mail add unsubscribe text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table kernel.mail drop column unsubscribe');
}
