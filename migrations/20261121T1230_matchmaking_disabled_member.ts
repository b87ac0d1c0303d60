import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // By an admin: hidden from everybody, also from those in touch.
  await db.raw('alter table matchmaking.browse_card add disabled boolean not null default false');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table matchmaking.browse_card drop column disabled');
}
