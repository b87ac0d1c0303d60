import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index on kernel.event_log (occurred_at);
    create index on kernel.inbox (event_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index kernel.event_log_occurred_at_idx; drop index kernel.inbox_event_id_idx;');
}
