import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // By its owner's choice; kept apart from what makes a profile fit to be listed, so that an edit cannot undo it.
  await db.raw('alter table matchmaking.browse_card add hidden boolean not null default false');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table matchmaking.browse_card drop column hidden');
}
