import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // A UUID alone holds fewer than 128 random bits.
  await db.raw(`
    alter table identity.account alter unsubscribe_key drop default;
    alter table identity.account alter unsubscribe_key type text using unsubscribe_key::text || gen_random_uuid();
    alter table identity.account alter unsubscribe_key set default gen_random_uuid()::text || gen_random_uuid();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table identity.account alter unsubscribe_key drop default;
    alter table identity.account alter unsubscribe_key type uuid using left(unsubscribe_key, 36)::uuid;
    alter table identity.account alter unsubscribe_key set default gen_random_uuid();
  `);
}
