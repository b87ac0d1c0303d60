import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- null until somebody signs in; devices are forgotten with a password, and do not tell the first time from a later one
    alter table identity.account add first_signed_in_at timestamptz;
    update identity.account a set first_signed_in_at = coalesce(
      (select min(first_seen_at) from identity.known_device where account_id = a.id),
      (select min(authenticated_at) from identity.session where account_id = a.id));

    -- a device is known by its cookie, not by the name of its browser, which a stranger's may share
    drop table identity.known_device;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create table identity.known_device (
      account_id uuid not null references identity.account on delete cascade,
      device text not null,
      first_seen_at timestamptz not null,
      primary key (account_id, device)
    );
    alter table identity.account drop column first_signed_in_at;
  `);
}
