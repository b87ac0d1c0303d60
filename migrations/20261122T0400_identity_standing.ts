import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- a guardian who wishes to be a member as well (decisions 2.17); nothing to anybody else
    alter table identity.account add chose_membership boolean not null default false;

    -- addresses that reach the same mailbox with most providers are one, as in src/shared-kernel/email-address.ts
    alter table identity.account add mailbox text not null generated always as (
      replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(email), '@', 2)
    ) stored;
    create index on identity.account (mailbox);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table identity.account drop column mailbox, drop column chose_membership');
}
