import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- how a session is called in lists: neither the cookie's id nor its hash
    alter table identity.session add id uuid not null default gen_random_uuid() unique;

    alter table identity.account add password_changed_at timestamptz;

    -- by name, as people tell devices apart; a browser that was updated is the same device
    create table identity.known_device (
      account_id uuid not null references identity.account on delete cascade,
      device text not null,
      first_seen_at timestamptz not null,
      primary key (account_id, device)
    );

    create table identity.security_event (
      id uuid primary key,
      account_id uuid not null references identity.account on delete cascade,
      type text not null check (type in ('new-device', 'password-changed', 'password-reset', 'sessions-ended')),
      at timestamptz not null
    );
    create index on identity.security_event (account_id, at desc);
    create index on identity.security_event (at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table identity.security_event;
    drop table identity.known_device;
    alter table identity.account drop column password_changed_at;
    alter table identity.session drop column id;
  `);
}
