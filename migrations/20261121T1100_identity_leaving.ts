import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- set while somebody is leaving: when the account is erased
    alter table identity.account add deletion_scheduled_for timestamptz;
    create index on identity.account (deletion_scheduled_for) where deletion_scheduled_for is not null;

    alter table identity.security_event drop constraint security_event_type_check;
    alter table identity.security_event add constraint security_event_type_check check (type in
      ('new-device', 'password-changed', 'password-reset', 'sessions-ended', 'two-factor-on', 'two-factor-off', 'recovery-code-used', 'deletion-asked', 'account-restored', 'email-changed'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table identity.account drop column deletion_scheduled_for;
    delete from identity.security_event where type in ('deletion-asked', 'account-restored', 'email-changed');
    alter table identity.security_event drop constraint security_event_type_check;
    alter table identity.security_event add constraint security_event_type_check check (type in
      ('new-device', 'password-changed', 'password-reset', 'sessions-ended', 'two-factor-on', 'two-factor-off', 'recovery-code-used'));
  `);
}
