import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table identity.account
      add email_notifications boolean not null default true,
      add guardian_notifications boolean not null default true,
      add match_notifications boolean not null default true,
      add marketing_emails boolean not null default false,
      add profile_visibility text not null default 'public' check (profile_visibility in ('public', 'private')),
      -- signs the links by which e-mails of a kind are switched off; it opens nothing else
      add unsubscribe_key uuid not null default gen_random_uuid();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table identity.account
      drop column email_notifications,
      drop column guardian_notifications,
      drop column match_notifications,
      drop column marketing_emails,
      drop column profile_visibility,
      drop column unsubscribe_key;
  `);
}
