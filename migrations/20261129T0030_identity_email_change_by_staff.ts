import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- staff corrected a mistyped address: the former one may be a stranger's
    alter table identity.email_change add column by_staff boolean not null default false; -- technical
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table identity.email_change drop column by_staff');
}
