import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table matchmaking.interest_request
      add constraint message_sealed check (message like 's1.%') not valid,
      add constraint response_sealed check (response_message like 's1.%') not valid;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(
    'alter table matchmaking.interest_request drop constraint message_sealed, drop constraint response_sealed',
  );
}
