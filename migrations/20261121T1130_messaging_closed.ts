import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // The match ended before the guardian decided.
  await db.raw(`
    alter table messaging.message drop constraint message_state_check;
    alter table messaging.message add constraint message_state_check
      check (state in ('guardian_review', 'approved', 'declined', 'closed'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    update messaging.message set state = 'guardian_review' where state = 'closed';
    alter table messaging.message drop constraint message_state_check;
    alter table messaging.message add constraint message_state_check
      check (state in ('guardian_review', 'approved', 'declined'));
  `);
}
