import type { Knex } from 'knex';

/** Indexes by which staff search for cases (ADR 84). */
const tables = ['report', 'question', 'consultation'];

export async function up(db: Knex): Promise<void> {
  for (const table of tables)
    await db.raw(`create index ${table}_case_number on content.${table} (right(id::text, 6))`);
}

export async function down(db: Knex): Promise<void> {
  for (const table of tables) await db.raw(`drop index content.${table}_case_number`);
}
