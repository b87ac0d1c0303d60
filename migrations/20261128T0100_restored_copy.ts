import type { Knex } from 'knex';
import { createSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await createSchema(
    db,
    `
    -- that the database was restored from a backup: its emails and jobs wait until the operator releases them
    create table kernel.restored_copy (
      only_row boolean primary key default true check (only_row), -- technical
      taken_at timestamptz not null, -- technical
      restored_at timestamptz not null, -- technical
      released_at timestamptz -- technical
    );
  `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table kernel.restored_copy');
}
