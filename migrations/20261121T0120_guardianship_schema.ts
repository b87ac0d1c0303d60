import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create schema guardianship;

    -- the ward's profile, from matchmaking's events
    create table guardianship.ward (
      account_id uuid primary key,
      profile_id integer not null unique
    );

    create table guardianship.guardian (
      id uuid primary key,
      ward_id uuid not null,
      -- whether the ward is neither leaving nor disabled
      ward_present boolean not null default true,
      -- whether she is leaving, which ends his part unless she returns
      ward_leaving boolean not null default false,
      name text not null,
      email text not null,
      mailbox text not null generated always as (kernel.mailbox_of(email)) stored,
      -- null after a refusal
      phone text constraint phone_sealed check (phone like 's1.%'),
      relation text not null,
      -- language of emails to him
      language text not null default 'en' check (language in ('en', 'ar', 'ur')),
      state text not null check (state in ('pending', 'verified', 'replaced', 'withdrawn')),
      account_id uuid,
      -- accounts that shared his mailbox before one of them changed its address: they still count as his
      former_accounts uuid[] not null default '{}',
      -- whether the linked account is not disabled
      account_active boolean not null default true,
      -- why and since when staff check that he and his ward are different persons; then their confirmation
      check_reasons text[] not null default '{}' check (check_reasons <@ array['phone', 'browser', 'network', 'before', 'address']),
      check_raised_at timestamptz,
      confirmed_at timestamptz,
      -- the open dispute about him
      disputed_at timestamptz,
      dispute_reason text constraint dispute_reason_sealed check (dispute_reason like 's1.%'),
      -- as in domain/guardian-status.ts
      acting boolean not null generated always as
        (state = 'verified' and account_active and check_raised_at is null and disputed_at is null) stored,
      -- id of the newest invitation in links; code_tries counts for this code only
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
      -- why his part ended without a successor, and his own words about it
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

    -- attempts to enter a code without a link, per account
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
      -- the other participant's account
      other_id uuid,
      guardian_id uuid not null references guardianship.guardian,
      status text not null check (status in ('pending', 'approved', 'declined', 'closed')),
      -- why nobody can decide it now; empty if the guardian can
      blocked_by text[] not null default '{}' check (blocked_by <@ array['guardian-change', 'guardian-conflict', 'dispute', 'disabled', 'iddah']),
      created_at timestamptz not null,
      closed_at timestamptz,
      -- since when the guardian can decide it
      pending_since timestamptz not null,
      mailed_at timestamptz,
      -- whether the mailed links are revoked
      links_revoked boolean not null default false,
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

    -- a link belongs to one guardian and is invalid once another one has the item
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
