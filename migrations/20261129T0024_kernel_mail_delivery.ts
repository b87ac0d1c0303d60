import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- which emails went to whom, and whether they arrived: neither texts nor addresses, for staff (ADR 83)
    create table kernel.mail_delivery (
      id uuid primary key, -- technical
      account_id uuid, -- technical UserId
      -- a keyed hash, by which staff look up a guardian without an account
      address_hash text not null, -- technical
      -- the entry of the catalogue of emails
      mail text not null, -- exported
      language text not null, -- technical Language
      state text not null check (state in ('pending', 'accepted', 'failed', 'expired', 'returned')), -- exported
      error text check (error ~ '^[A-Za-z0-9_. ]{1,60}$'), -- technical
      created_at timestamptz not null, -- exported
      ended_at timestamptz, -- exported
      constraint mail_delivery_ended check ((ended_at is null) = (state = 'pending'))
    );
    create index on kernel.mail_delivery (account_id, created_at);
    create index on kernel.mail_delivery (address_hash, created_at);
    create index on kernel.mail_delivery (created_at);
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table kernel.mail_delivery');
}
