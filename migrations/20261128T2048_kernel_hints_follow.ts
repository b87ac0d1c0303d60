import type { Knex } from 'knex';

/** The trigger is silent where the program sends a hint after the commit; release 1.0.0 does not (ADR 78). */
export async function up(db: Knex): Promise<void> {
  await define(db, `if current_setting('mithaq.hints_follow', true) = 'on' then return null; end if;`);
}

export async function down(db: Knex): Promise<void> {
  await define(db, '');
}

const define = (db: Knex, first: string) =>
  db.raw(`
    create or replace function kernel.announce_site() returns trigger language plpgsql as $$
    begin
      ${first}
      perform pg_notify('mithaq_site', '');
      return null;
    end
    $$`);
