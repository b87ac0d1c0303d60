import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create schema guardianship;

    -- which profile a ward has, from matchmaking's facts
    create table guardianship.ward (
      account_id uuid primary key,
      profile_id integer not null unique
    );

    create table guardianship.guardian (
      id uuid primary key,
      ward_id uuid not null,
      -- his ward can be reached: neither leaving nor disabled
      ward_present boolean not null default true,
      -- she is leaving: he guards her no more, unless she returns
      ward_leaving boolean not null default false,
      name text not null,
      email text not null,
      mailbox text not null generated always as (kernel.mailbox_of(email)) stored,
      -- whoever refused has no number any more
      phone text constraint phone_sealed check (phone like 's1.%'),
      relation text not null,
      -- of letters to him
      language text not null default 'en' check (language in ('en', 'ar', 'ur')),
      state text not null check (state in ('pending', 'verified', 'replaced', 'withdrawn')),
      account_id uuid,
      -- accounts that have moved away from his mailbox, or from which he has moved away: they are he all the same
      former_accounts uuid[] not null default '{}',
      -- the account that acts as this guardian is not disabled
      account_active boolean not null default true,
      -- the staff look whether he is another person than his ward, and why; then that they found so
      check_reasons text[] not null default '{}' check (check_reasons <@ array['phone', 'browser', 'network', 'before', 'address']),
      check_raised_at timestamptz,
      confirmed_at timestamptz,
      -- the staff look into a question about him
      disputed_at timestamptz,
      dispute_reason text constraint dispute_reason_sealed check (dispute_reason like 's1.%'),
      -- as in domain/standing.ts
      acting boolean not null generated always as
        (state = 'verified' and account_active and check_raised_at is null and disputed_at is null) stored,
      -- names the newest invitation in links; the code's tries are its own
      invitation_id uuid unique,
      code_hash text,
      code_expires_at timestamptz,
      code_tries integer not null default 0,
      claim_hash text unique,
      claim_expires_at timestamptz,
      former_claim_hash text unique,
      former_claim_expires_at timestamptz,
      step_down_token_hash text unique,
      named_at timestamptz not null,
      verified_at timestamptz,
      replaced_at timestamptz,
      -- why his part ended without another in his place, and what he said of it
      ended_at timestamptz,
      end_cause text check (end_cause in ('refused', 'stepped-down', 'left', 'dispute', 'check')),
      end_reason text constraint end_reason_sealed check (end_reason like 's1.%'),
      conflict_notified_at timestamptz,
      check ((verified_at is not null) or state <> 'verified'),
      check (end_cause is null or (state = 'withdrawn' and ended_at is not null)),
      check (account_id is null or account_id <> ward_id)
    );
    create unique index guardian_of_ward on guardianship.guardian (ward_id) where state in ('pending', 'verified');
    create index on guardianship.guardian (ward_id);
    create index on guardianship.guardian (account_id);
    create index on guardianship.guardian (email) where state = 'pending';
    create index on guardianship.guardian (mailbox);
    create index on guardianship.guardian using gin (former_accounts);
    create index on guardianship.guardian (check_raised_at) where check_raised_at is not null;
    create index on guardianship.guardian (disputed_at) where disputed_at is not null;

    -- codes entered without a link, counted per account
    create table guardianship.code_guess (
      account_id uuid primary key,
      guesses integer not null,
      since timestamptz not null
    );

    create table guardianship.approval (
      id uuid primary key,
      type text not null check (type in ('interest_request', 'message', 'stage')),
      subject_id uuid not null,
      ward_id uuid not null,
      -- the account on the other side of the pair
      other_id uuid,
      guardian_id uuid not null references guardianship.guardian,
      status text not null check (status in ('pending', 'approved', 'declined', 'closed')),
      -- why nobody can decide it at present; empty where its guardian can
      blocked_by text[] not null default '{}' check (blocked_by <@ array['guardian-change', 'guardian-conflict', 'dispute', 'disabled', 'iddah']),
      created_at timestamptz not null,
      closed_at timestamptz,
      -- since when its guardian can decide it
      pending_since timestamptz not null,
      mailed_at timestamptz,
      -- the links that he was mailed open nothing any more
      links_revoked_at boolean not null default false,
      reminded_at timestamptz,
      ward_notified_at timestamptz,
      unique (type, subject_id)
    );
    create index on guardianship.approval (guardian_id, created_at) where status = 'pending';
    create index on guardianship.approval (guardian_id, mailed_at);
    create index on guardianship.approval (pending_since) where status = 'pending' and blocked_by = '{}';
    create index on guardianship.approval (ward_notified_at);
    create index on guardianship.approval (ward_id);
    create index on guardianship.approval (other_id);

    create table guardianship.decision (
      id uuid primary key,
      approval_id uuid not null unique references guardianship.approval,
      guardian_id uuid not null references guardianship.guardian,
      action text not null check (action in ('approve', 'decline')),
      reason text,
      decided_at timestamptz not null
    );
    create index on guardianship.decision (guardian_id, decided_at desc);
    create function guardianship.refuse_change() returns trigger language plpgsql as $$
    begin
      if current_setting('mithaq.erasing', true) = 'on' then
        return coalesce(new, old);
      end if;
      raise exception 'decisions are never changed' using errcode = '42501';
    end $$;
    create trigger append_only before update or delete on guardianship.decision
      for each row execute function guardianship.refuse_change();

    -- a link is one guardian's: it opens nothing once the item is put to another
    create table guardianship.decision_link (
      token_hash text primary key,
      approval_id uuid not null references guardianship.approval on delete cascade,
      guardian_id uuid not null,
      expires_at timestamptz not null
    );
    create index on guardianship.decision_link (approval_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop schema guardianship cascade');
}
