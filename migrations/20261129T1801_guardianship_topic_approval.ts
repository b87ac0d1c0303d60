import type { Knex } from 'knex';

/** Her guardian decides on two answers to a topic as one item (R-A.2). */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table guardianship.approval drop constraint approval_type_check;
    alter table guardianship.approval add constraint approval_type_check
      check (type in ('interest_request', 'message', 'stage', 'topic'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from guardianship.approval where type = 'topic';
    alter table guardianship.approval drop constraint approval_type_check;
    alter table guardianship.approval add constraint approval_type_check
      check (type in ('interest_request', 'message', 'stage'));
  `);
}
