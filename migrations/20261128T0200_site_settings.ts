import type { Knex } from 'knex';
import { createSchema } from '../src/shared-kernel/persistence/column-comments.ts';

/** The settings that an operator changes in the console, and the allowance of a site without fees (R-J.1, R-J.2). */
export async function up(db: Knex): Promise<void> {
  await createSchema(
    db,
    `
    -- the operator's settings, one row; those that are missing have their defaults
    create table kernel.site (
      id text primary key default 'site' check (id = 'site'), -- technical
      settings jsonb not null default '{}', -- technical
      revision integer not null default 1 -- technical
    );
    insert into kernel.site default values;

    -- each process reads the settings again when they change
    create function kernel.announce_site() returns trigger language plpgsql as $$
    begin
      perform pg_notify('mithaq_site', '');
      return null;
    end
    $$;
    create trigger announce_site after update on kernel.site execute function kernel.announce_site();

    -- requests that a member sent in a calendar month of a site without fees
    create table matchmaking.monthly_use (
      account_id uuid primary key, -- technical UserId
      month timestamptz not null, -- exported
      spent integer not null check (spent >= 0) -- exported
    );
  `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table matchmaking.monthly_use;
    drop table kernel.site;
    drop function kernel.announce_site();
  `);
}
