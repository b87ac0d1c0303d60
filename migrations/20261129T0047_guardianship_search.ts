import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- by which staff search for a guardian, as for an account
    alter table guardianship.guardian add column search_text text not null generated always as (' ' || kernel.search_key(name || ' ' || email)) stored; -- derived
    create index guardian_search on guardianship.guardian using gin (search_text gin_trgm_ops);
    create index guardian_case_number on guardianship.guardian (right(id::text, 6));
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index guardianship.guardian_case_number;
    alter table guardianship.guardian drop column search_text;
  `);
}
