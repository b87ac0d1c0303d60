import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- every process that keeps a stream open for a session hears of its end, whatever ended it
    create function identity.tell_session_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify('mithaq_session_end', old.id::text);
      return null;
    end $$;
    create trigger told_end after delete on identity.session for each row execute function identity.tell_session_end();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger told_end on identity.session;
    drop function identity.tell_session_end();
  `);
}
