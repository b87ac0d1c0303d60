import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- the account on the other side of the pair; nobody reads it, it only lets an erasure find what was decided about somebody
    alter table guardianship.approval add other_id uuid;
    create index on guardianship.approval (other_id);

    create or replace function guardianship.refuse_change() returns trigger language plpgsql as $$
    begin
      if current_setting('mithaq.erasing', true) = 'on' then
        return coalesce(new, old);
      end if;
      raise exception 'decisions are never changed' using errcode = '42501';
    end $$;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function guardianship.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'decisions are never changed' using errcode = '42501';
    end $$;
    alter table guardianship.approval drop column other_id;
  `);
}
