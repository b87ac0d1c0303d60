import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';
import { kernelFunctions } from '../src/shared-kernel/schema/kernel-functions.ts';

export async function up(db: Knex): Promise<void> {
  const schema = `
    create schema kernel;
    create extension if not exists pg_trgm;

    -- the versions of the migrations and of the modules' SQL functions (infra/*.sql) in the database
    create table kernel.applied_sql_file (
      file text primary key, -- technical
      hash text not null -- technical
    );

    -- that the database was restored from a backup: its emails and jobs wait until the operator releases them
    create table kernel.restored_copy (
      only_row boolean primary key default true check (only_row), -- technical
      taken_at timestamptz not null, -- technical
      restored_at timestamptz not null, -- technical
      released_at timestamptz -- technical
    );

    -- the operator's settings, one row; those that are missing have their defaults (R-J.2)
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

    create table kernel.event_log (
      seq bigint generated always as identity primary key, -- technical
      id uuid not null unique, -- technical EventId
      type text not null, -- technical
      payload jsonb not null, -- technical
      occurred_at timestamptz not null -- technical
    );
    create index on kernel.event_log (occurred_at);

    create table kernel.inbox (
      subscriber text not null, -- technical
      event_id uuid not null, -- technical EventId
      primary key (subscriber, event_id)
    );
    create index on kernel.inbox (event_id);

    -- the keys that seal personal texts, wrapped by a secret from the settings
    create table kernel.data_key (
      id integer generated always as identity primary key, -- technical
      wrapped text not null -- technical
    );

    create table kernel.mail (
      id uuid primary key, -- technical
      created_at timestamptz not null, -- technical
      content text not null constraint content_sealed check (content like 's1.%'), -- sealed
      -- null: never outdated
      expires_at timestamptz, -- technical
      tries integer not null default 0, -- technical
      -- when an admin restarted the attempts
      sent_again_at timestamptz, -- technical
      -- null while a job is to send it
      next_try_at timestamptz, -- technical
      failed_at timestamptz, -- technical
      -- error codes only: messages quote addresses
      last_error text check (last_error ~ '^[A-Za-z0-9_. ]{1,60}$') -- technical
    );
    create index on kernel.mail (created_at);
    create index on kernel.mail (next_try_at) where failed_at is null;

    -- a key is stored in the transaction of its request, with the response
    create table kernel.idempotency (
      key text not null, -- technical
      caller text not null, -- technical
      request_hash text not null, -- technical
      status integer not null, -- technical
      answer text constraint answer_sealed check (answer like 's1.%'), -- sealed
      created_at timestamptz not null, -- technical
      id uuid not null default gen_random_uuid() unique, -- technical
      primary key (caller, key)
    );
    create index on kernel.idempotency (created_at);

    create table kernel.limit_bucket (
      name text not null, -- technical
      key_hash text not null, -- technical
      tries integer not null, -- technical
      blocked_until timestamptz not null, -- technical
      last_try_at timestamptz not null, -- technical
      primary key (name, key_hash)
    );
    create index on kernel.limit_bucket (last_try_at);

    create table kernel.quota_usage (
      name text not null, -- technical
      key_hash text not null, -- technical
      day date not null, -- technical
      item_hash text not null, -- technical
      primary key (name, key_hash, day, item_hash)
    );
    create index on kernel.quota_usage (day);

    create table kernel.audit (
      seq bigint primary key, -- technical
      id uuid not null unique, -- technical
      at timestamptz not null, -- technical
      actor uuid not null, -- technical UserId
      role text not null, -- technical Actor['role']
      verb text not null, -- technical
      subject_type text not null, -- technical
      subject_id text not null, -- technical
      reason text not null check (length(reason) > 0), -- technical
      request_id text not null, -- technical
      before jsonb, -- technical
      after jsonb, -- technical
      previous bytea not null, -- technical
      hash bytea not null, -- technical
      -- when the account that the entry is about was erased; six years later the entry is blanked (R-8.15)
      subject_erased_at timestamptz, -- technical
      blanked_at timestamptz -- technical
    );
    create index on kernel.audit (subject_type, subject_id);
    create index on kernel.audit (subject_erased_at) where subject_erased_at is not null and blanked_at is null;

    create index on kernel.audit (at);
    create index on kernel.audit (actor, seq);
    create index on kernel.audit (verb, seq);
    create index on kernel.audit (subject_type, seq);
    create index on kernel.audit (subject_id, seq);
    -- the searchable text, as in src/shared-kernel/admin/list-audit.ts
    create index on kernel.audit using gin (lower(verb || ' ' || subject_type || ' ' || subject_id || ' ' || reason || ' ' || request_id) gin_trgm_ops);

    create function kernel.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of %.% are never changed', tg_table_schema, tg_table_name using errcode = '42501';
    end $$;
    create trigger append_only before delete or truncate on kernel.audit
      for each statement execute function kernel.refuse_change();

    -- an entry without whom it is about, why, and who did it: six years after the account is gone, or after the entry
    -- itself if it is about no account (R-8.15)
    create function kernel.blanked(entry kernel.audit) returns kernel.audit language plpgsql stable as $$
    begin
      if coalesce(entry.subject_erased_at, case when entry.subject_type <> 'user' then entry.at end)
        > now() - interval '6 years' is not false then return null; end if;
      entry.actor := '00000000-0000-0000-0000-000000000000';
      entry.subject_id := 'erased';
      entry.reason := 'erased';
      entry.request_id := 'erased';
      entry.before := null;
      entry.after := null;
      entry.blanked_at := coalesce(entry.blanked_at, now());
      return entry;
    end $$;

    create function kernel.guard_audit() returns trigger language plpgsql as $$
    begin
      if old.subject_erased_at is null and new.subject_erased_at = now() then
        old.subject_erased_at := new.subject_erased_at;
        if new is not distinct from old then return new; end if;
      elsif new.blanked_at = now() and new is not distinct from kernel.blanked(old) then
        return new;
      end if;
      raise exception 'rows of kernel.audit are never changed' using errcode = '42501';
    end $$;
    create trigger guarded before update on kernel.audit for each row execute function kernel.guard_audit();

    -- run with the owner's rights, since the application may only add entries
    create function kernel.audit_subject_erased(account text) returns void language sql
      security definer set search_path = pg_catalog as $$
      update kernel.audit set subject_erased_at = now() where subject_id = account and subject_erased_at is null
    $$;
    create function kernel.blank_audit() returns void language sql
      security definer set search_path = pg_catalog as $$
      update kernel.audit a set (actor, subject_id, reason, request_id, before, after, blanked_at)
        = (b.actor, b.subject_id, b.reason, b.request_id, b.before, b.after, b.blanked_at)
      from kernel.audit stored cross join lateral kernel.blanked(stored) b
      where a.seq = stored.seq and stored.blanked_at is null and b.blanked_at is not null
        and stored.at < now() - interval '6 years'
    $$;

    -- the last sign-off of each paper in docs/papers, with the hashes of its sections
    create table kernel.paper_sign_off (
      paper text primary key, -- technical
      signed_at timestamptz not null, -- technical
      signed_by uuid not null, -- technical UserId
      sections jsonb not null -- technical
    );

    -- the assignee of each case, and who resolved it last
    create table kernel.case_assignment (
      queue text not null, -- technical
      case_id uuid not null, -- technical
      assignee uuid, -- technical UserId
      assigned_at timestamptz, -- technical
      resolved_by uuid, -- technical UserId
      resolved_at timestamptz, -- technical
      primary key (queue, case_id),
      check ((assignee is null) = (assigned_at is null)),
      check ((resolved_by is null) = (resolved_at is null))
    );

    -- the last entry of the audit log, which reveals that the newest entries were removed
    create table kernel.audit_head (
      only_row boolean primary key default true check (only_row), -- technical
      seq bigint not null, -- technical
      hash bytea not null -- technical
    );

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

    create function kernel.audit_hash(entry kernel.audit) returns bytea language sql stable as $$
      select sha256(convert_to(jsonb_build_array(
        entry.seq, entry.id, extract(epoch from entry.at), entry.actor, entry.role, entry.verb, entry.subject_type, entry.subject_id,
        entry.reason, entry.request_id, entry.before, entry.after, encode(entry.previous, 'hex'))::text, 'UTF8'))
    $$;

    -- each entry contains the hash of the one before it, so that a change or removal breaks all later ones;
    -- runs with the owner's rights, since the application may not write the head
    create function kernel.chain_audit() returns trigger language plpgsql
      security definer set search_path = pg_catalog as $$
    declare
      head kernel.audit_head;
    begin
      perform pg_advisory_xact_lock(7215005);
      select * into head from kernel.audit_head;
      new.seq := coalesce(head.seq, 0) + 1;
      new.previous := coalesce(head.hash, '');
      new.hash := kernel.audit_hash(new);
      new.subject_erased_at := null;
      new.blanked_at := null;
      insert into kernel.audit_head (seq, hash) values (new.seq, new.hash)
        on conflict (only_row) do update set seq = excluded.seq, hash = excluded.hash;
      return new;
    end $$;
    create trigger chain before insert on kernel.audit for each row execute function kernel.chain_audit();

    -- returns the number of the first entry that does not match its predecessor or is missing at the end, or null
    create function kernel.first_broken_audit() returns bigint language sql stable as $$
      select min(seq) from (
        select seq from (
          select seq, seq is distinct from row_number() over w
            or previous is distinct from coalesce(lag(hash) over w, '')
            or blanked_at is null and hash is distinct from kernel.audit_hash(audit)
            or blanked_at is not null and (kernel.blanked(audit)) is distinct from audit as broken
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
  `;
  await changeSchema(db, schema);
  // Generated columns of the modules' tables use these functions.
  for (const { sql } of kernelFunctions) await db.raw(sql().replaceAll('?', '\\?'));
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop schema kernel cascade');
}
