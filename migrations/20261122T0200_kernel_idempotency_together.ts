import type { Knex } from 'knex';

// A key stands in the table together with what its call did and answered, or not at all.
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    delete from kernel.idempotency where status is null;
    alter table kernel.idempotency alter status set not null;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table kernel.idempotency alter status drop not null');
}
