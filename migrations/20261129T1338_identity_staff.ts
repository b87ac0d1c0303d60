import type { Knex } from 'knex';

/** The few accounts of staff, which each page of the console reads among all others. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`create index account_staff on identity.account (role) where role <> 'member'`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`drop index identity.account_staff`);
}
