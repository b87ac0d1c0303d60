import type { Knex } from 'knex';

const WORDS = `verb || ' ' || subject_type || ' ' || subject_id || ' ' || reason || ' ' || request_id`;

/** The search of the audit ignores accents, and its former index does not. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    drop index kernel.audit_lower_idx;
    create index audit_search on kernel.audit using gin (kernel.search_key(${WORDS}) gin_trgm_ops);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index kernel.audit_search;
    create index audit_lower_idx on kernel.audit using gin (lower(${WORDS}) gin_trgm_ops);
  `);
}
