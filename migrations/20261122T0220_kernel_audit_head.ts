import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- the last entry of the audit log: without it nobody sees that the newest ones were cut off
    create table kernel.audit_head (
      only_row boolean primary key default true check (only_row),
      seq bigint not null,
      hash bytea not null
    );
    insert into kernel.audit_head (seq, hash) select seq, hash from kernel.audit order by seq desc limit 1;

    create function kernel.keep_audit_head() returns trigger language plpgsql as $$
    begin
      -- 2: changed by the trigger on the log itself
      if pg_trigger_depth() < 2 then
        raise exception 'rows of %.% are never changed by hand', tg_table_schema, tg_table_name using errcode = '42501';
      end if;
      return null;
    end $$;
    create trigger kept before insert or update or delete or truncate on kernel.audit_head
      for each statement execute function kernel.keep_audit_head();

    -- with the rights of the owner, since the application itself may not touch the head
    create or replace function kernel.chain_audit() returns trigger language plpgsql
      security definer set search_path = pg_catalog as $$
    declare
      head kernel.audit_head;
    begin
      perform pg_advisory_xact_lock(7215005);
      select * into head from kernel.audit_head;
      new.seq := coalesce(head.seq, 0) + 1;
      new.previous := coalesce(head.hash, '');
      new.hash := kernel.audit_hash(new);
      insert into kernel.audit_head (seq, hash) values (new.seq, new.hash)
        on conflict (only_row) do update set seq = excluded.seq, hash = excluded.hash;
      return new;
    end $$;

    -- the number of the first entry that does not fit the ones before it, or is missing at the end; null when all is well
    create or replace function kernel.first_broken_audit() returns bigint language sql stable as $$
      select min(seq) from (
        select seq from (
          select seq, seq is distinct from row_number() over w
            or previous is distinct from coalesce(lag(hash) over w, '')
            or hash is distinct from kernel.audit_hash(audit) as broken
          from kernel.audit window w as (order by seq)
        ) entry where broken
        union all
        select case when last.seq = head.seq then last.seq else coalesce(last.seq, 0) + 1 end
        from (select) nothing
        left join (select seq, hash from kernel.audit order by seq desc limit 1) last on true
        left join kernel.audit_head head on true
        where (last.seq, last.hash) is distinct from (head.seq, head.hash)
      ) found
    $$;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function kernel.chain_audit() returns trigger language plpgsql security invoker as $$
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
    alter function kernel.chain_audit() reset search_path;
    create or replace function kernel.first_broken_audit() returns bigint language sql stable as $$
      select min(seq) from (
        select seq, seq is distinct from row_number() over w
          or previous is distinct from coalesce(lag(hash) over w, '')
          or hash is distinct from kernel.audit_hash(audit) as broken
        from kernel.audit window w as (order by seq)
      ) entry where broken
    $$;
    drop table kernel.audit_head;
    drop function kernel.keep_audit_head;
  `);
}
