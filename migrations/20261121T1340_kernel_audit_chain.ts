import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table kernel.audit
      alter seq drop identity,
      add previous bytea,
      add hash bytea;

    create function kernel.audit_hash(entry kernel.audit) returns bytea language sql stable as $$
      select sha256(convert_to(jsonb_build_array(
        entry.seq, entry.id, extract(epoch from entry.at), entry.actor, entry.role, entry.verb, entry.subject_type, entry.subject_id,
        entry.reason, entry.request_id, entry.before, entry.after, encode(entry.previous, 'hex'))::text, 'UTF8'))
    $$;

    -- each entry seals the one before it: whoever changes or removes one would have to change all that follow
    create function kernel.chain_audit() returns trigger language plpgsql as $$
    declare
      last kernel.audit;
    begin
      perform pg_advisory_xact_lock(7215005);
      select * into last from kernel.audit order by seq desc limit 1;
      new.seq := coalesce(last.seq, 0) + 1;
      new.previous := coalesce(last.hash, '');
      new.hash := kernel.audit_hash(new);
      return new;
    end $$;

    -- the number of the first entry that does not fit the ones before it; null when all do
    create function kernel.first_broken_audit() returns bigint language sql stable as $$
      select min(seq) from (
        select seq, seq is distinct from row_number() over w
          or previous is distinct from coalesce(lag(hash) over w, '')
          or hash is distinct from kernel.audit_hash(audit) as broken
        from kernel.audit window w as (order by seq)
      ) entry where broken
    $$;

    alter table kernel.audit disable trigger append_only;
    do $$
    declare
      entry kernel.audit;
      last kernel.audit;
    begin
      for entry in select * from kernel.audit order by seq loop
        delete from kernel.audit where id = entry.id;
        entry.seq := coalesce(last.seq, 0) + 1;
        entry.previous := coalesce(last.hash, '');
        entry.hash := kernel.audit_hash(entry);
        insert into kernel.audit select entry.*;
        last := entry;
      end loop;
    end $$;
    alter table kernel.audit enable trigger append_only;

    alter table kernel.audit alter previous set not null, alter hash set not null;
    create trigger chain before insert on kernel.audit for each row execute function kernel.chain_audit();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger chain on kernel.audit;
    drop function kernel.first_broken_audit;
    drop function kernel.chain_audit;
    drop function kernel.audit_hash;
    alter table kernel.audit drop column previous, drop column hash;
    alter table kernel.audit alter seq add generated always as identity;
    select setval(pg_get_serial_sequence('kernel.audit', 'seq'), coalesce((select max(seq) from kernel.audit), 0) + 1, false);
  `);
}
