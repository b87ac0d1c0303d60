import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Each proof of the password begins a session under a new id, so that the two are the same moment.
  await db.raw('alter table identity.session rename column created_at to authenticated_at');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table identity.session rename column authenticated_at to created_at');
}
