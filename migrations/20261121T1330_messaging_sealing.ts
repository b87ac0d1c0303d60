import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table messaging.message
      drop constraint message_content_check,
      add constraint content_sealed check (content like 's1.%') not valid;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table messaging.message
      drop constraint content_sealed,
      add constraint message_content_check check (length(content) between 1 and 2000) not valid;
  `);
}
