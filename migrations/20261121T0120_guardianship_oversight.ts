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
      name text not null,
      email text not null,
      phone text not null,
      relation text not null,
      state text not null check (state in ('pending', 'verified', 'replaced', 'withdrawn')),
      account_id uuid,
      code_hash text,
      code_expires_at timestamptz,
      code_tries integer not null default 0,
      claim_hash text unique,
      claim_expires_at timestamptz,
      named_at timestamptz not null,
      verified_at timestamptz,
      -- when he was last told that something waits
      item_mailed_at timestamptz,
      check ((verified_at is not null) or state <> 'verified'),
      check (account_id is null or account_id <> ward_id)
    );
    create unique index guardian_of_ward on guardianship.guardian (ward_id) where state in ('pending', 'verified');
    create index on guardianship.guardian (account_id);
    create index on guardianship.guardian (email) where state = 'pending';

    create table guardianship.approval (
      id uuid primary key,
      type text not null check (type in ('interest_request', 'message')),
      subject_id uuid not null,
      ward_id uuid not null,
      guardian_id uuid not null references guardianship.guardian,
      status text not null check (status in ('pending', 'approved', 'declined', 'closed')),
      created_at timestamptz not null,
      closed_at timestamptz,
      mailed_at timestamptz,
      unique (type, subject_id)
    );
    create index on guardianship.approval (guardian_id, created_at) where status = 'pending';
    create index on guardianship.approval (ward_id);

    -- codes entered without a link, counted per account
    create table guardianship.code_guess (
      account_id uuid primary key,
      guesses integer not null,
      since timestamptz not null
    );

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
      raise exception 'decisions are never changed' using errcode = '42501';
    end $$;
    create trigger append_only before update or delete on guardianship.decision
      for each row execute function guardianship.refuse_change();

    create table guardianship.decision_link (
      token_hash text primary key,
      approval_id uuid not null references guardianship.approval on delete cascade,
      expires_at timestamptz not null
    );
    create index on guardianship.decision_link (approval_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop schema guardianship cascade');
}
