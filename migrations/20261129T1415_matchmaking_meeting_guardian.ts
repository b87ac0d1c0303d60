import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- of the latest calendar file that was emailed to her guardian; he gets none while he does not act
    alter table matchmaking.meeting add column guardian_sequence integer not null default 0 check (guardian_sequence >= 0); -- technical
    create index meeting_unsent on matchmaking.meeting (guardian_id) where sequence > guardian_sequence;
    `,
  );
  await db.raw('update matchmaking.meeting set guardian_sequence = sequence');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table matchmaking.meeting drop column guardian_sequence');
}
