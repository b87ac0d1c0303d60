import type { Knex } from 'knex';

/** Columns by which the console's list is filtered, in any order. */
const FILTERED = ['role', 'gender', 'type', 'subscription_plan', 'subscription_ends_at', 'is_active', 'search_text'];
/** Each filter has its own small index for counts. */
const COUNTED = ['role', 'gender', 'type', 'subscription_plan, subscription_ends_at', 'is_active', 'search_text'];
const SORTED = [
  'email',
  'username',
  'display_name',
  'last_name',
  'gender',
  'role',
  'type',
  'has_profile',
  'profile_id',
  'is_guardian',
  'subscription_plan',
  'is_active',
  'is_leaving',
  'disabled_until',
  'created_at',
];
/** One index for each order of the console's list of users, including all filters. */
const listIndexes = ['', ...SORTED]
  .map((column) => {
    const key = [column, 'id'].filter(Boolean);
    const more = FILTERED.filter((filtered) => filtered !== column);
    return `create index account_list_by_${column || 'id'} on identity.account (${key.join(', ')}) include (${more.join(', ')});`;
  })
  .concat(COUNTED.map((counted) => `create index on identity.account (${counted});`))
  .join('\n    ');

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create schema identity;

    create table identity.account (
      id uuid primary key,
      email text not null check (email = lower(email) and length(email) <= 254),
      -- one value for all addresses that most providers deliver to the same mailbox, as in src/shared-kernel/values/email-address.ts
      mailbox text not null generated always as (kernel.mailbox_of(email)) stored,
      email_confirmed_at timestamptz,
      username text not null check (length(username) between 1 and 60),
      first_name text,
      last_name text,
      password_hash text not null,
      password_changed_at timestamptz,
      role text not null default 'member' check (role in ('member', 'moderator', 'admin')),
      gender text check (gender in ('male', 'female')),
      -- language of translated pages, and of emails to a guardian
      language text not null default 'en' check (language in ('en', 'ar', 'ur')),
      is_active boolean not null default true,
      -- when a suspension ends by itself
      disabled_until timestamptz check (disabled_until is null or not is_active),
      -- read by the session look-up; projections of other modules' events write them
      profile_id integer unique,
      is_guardian boolean not null default false,
      -- the plan that gives access, and its end; for the console's list, from billing's events
      subscription_plan text not null default 'free',
      subscription_ends_at timestamptz,
      -- whether a guardian is also a member (R-2.17); unused for others
      membership_enabled boolean not null default false,
      email_notifications boolean not null default true,
      guardian_notifications boolean not null default true,
      match_notifications boolean not null default true,
      marketing_emails boolean not null default false,
      quiet_days boolean not null default true,
      profile_visibility text not null default 'public' check (profile_visibility in ('public', 'private')),
      -- signs unsubscribe links; two UUIDs, since one has fewer than 128 random bits
      unsubscribe_key text not null default gen_random_uuid()::text || gen_random_uuid(),
      created_at timestamptz not null,
      -- null before the first sign-in; identity.device cannot tell, since a new password deletes devices
      first_signed_in_at timestamptz,
      -- date of the erasure, set while the owner is leaving
      deletion_scheduled_for timestamptz,
      -- for the console's list
      display_name text not null generated always as (coalesce(first_name, username)) stored,
      type text not null generated always as
        (case when profile_id is not null then 'profile' when is_guardian then 'guardian' else 'incomplete' end) stored,
      has_profile boolean not null generated always as (profile_id is not null) stored,
      is_leaving boolean not null generated always as (deletion_scheduled_for is not null) stored,
      -- a space precedes each name, so that a search can match the beginning or any part
      search_text text not null generated always as
        (' ' || kernel.search_key(coalesce(first_name, username) || ' ' || coalesce(last_name, '') || ' ' || email)) stored
    )
    -- frequent vacuums keep the list's index-only scans possible
    with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
    create unique index account_email on identity.account (email);
    create index on identity.account (mailbox);
    create index on identity.account (deletion_scheduled_for) where deletion_scheduled_for is not null;
    create index on identity.account (disabled_until) where disabled_until is not null;
    create index on identity.account (subscription_ends_at) where subscription_ends_at is not null;
    create index on identity.account using gin (search_text gin_trgm_ops);
    ${listIndexes}

    -- dates of quiet days that replace the calculated ones, as '1448.eid-al-fitr'
    create table identity.quiet_dates (
      id text primary key,
      starts_on date not null,
      ends_on date not null check (ends_on >= starts_on)
    );

    -- notifications deferred by quiet days, by the setting that governs the email after them
    create table identity.deferred_notification (
      account_id uuid primary key references identity.account on delete cascade,
      setting text not null
    );

    -- when staff last got a digest of waiting cases
    create table identity.staff_digest (
      only_row boolean primary key default true check (only_row),
      written_at timestamptz not null
    );

    create table identity.session (
      id_hash text primary key,
      -- the session's id in lists: neither the cookie's id nor its hash
      id uuid not null default gen_random_uuid() unique,
      account_id uuid not null references identity.account on delete cascade,
      data jsonb not null,
      device text,
      -- the browser's hash in identity.device
      device_hash text not null,
      -- equal to the last proof of the password, since each proof begins a session with a new id
      authenticated_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index on identity.session (account_id);
    create index on identity.session (expires_at);

    -- processes with an open stream for a session are notified of its end, whatever ended it
    create function identity.tell_session_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify('mithaq_session_end', old.id::text);
      return null;
    end $$;
    create trigger told_end after delete on identity.session for each row execute function identity.tell_session_end();

    -- browsers that have signed in to an account, by the hash of their cookie
    create table identity.device (
      id_hash text not null,
      account_id uuid not null references identity.account on delete cascade,
      last_used_at timestamptz not null,
      primary key (account_id, id_hash)
    );
    create index on identity.device (last_used_at);

    -- browsers with push notifications, each while its account is signed in there
    create table identity.push_device (
      id uuid primary key,
      account_id uuid not null references identity.account on delete cascade,
      device_hash text not null,
      -- its address at a push service, and the keys for its notifications
      subscription text not null constraint subscription_sealed check (subscription like 's1.%'),
      endpoint_hash text not null unique,
      messages boolean not null,
      decisions boolean not null,
      matches boolean not null,
      -- hours without notifications in the local time of the zone, as 22:00
      quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      zone text not null,
      created_at timestamptz not null,
      unique (account_id, device_hash),
      check ((quiet_from is null) = (quiet_to is null))
    );

    -- pending notifications of a browser, at most one of a kind
    create table identity.push_notice (
      device_id uuid not null references identity.push_device on delete cascade,
      kind text not null check (kind in ('messages', 'decisions', 'matches')),
      language text not null,
      since timestamptz not null,
      -- end of the quiet hours; null while it is being sent
      due_at timestamptz,
      primary key (device_id, kind)
    );
    create index on identity.push_notice (due_at) where due_at is not null;
    create index on identity.push_notice (since);

    -- public networks of accounts of possible wards, by a keyed hash, for 30 days
    create table identity.network (
      account_id uuid not null references identity.account on delete cascade,
      network_hash text not null,
      last_seen_at timestamptz not null,
      primary key (account_id, network_hash)
    );
    create index on identity.network (last_seen_at);

    create table identity.security_event (
      id uuid primary key,
      account_id uuid not null references identity.account on delete cascade,
      type text not null check (type in
        ('new-device', 'password-changed', 'password-reset', 'sessions-ended', 'two-factor-on', 'two-factor-off',
         'recovery-code-used', 'deletion-requested', 'account-restored', 'email-changed', 'disabled', 'enabled')),
      at timestamptz not null
    );
    create index on identity.security_event (account_id, at desc);
    create index on identity.security_event (at);

    -- addresses entered into 'forgot password' until a job handles them, with or without an account
    create table identity.reset_request (
      id uuid primary key,
      email text not null check (length(email) <= 254),
      requested_at timestamptz not null
    );

    create table identity.password_reset (
      token_hash text primary key,
      account_id uuid not null references identity.account on delete cascade,
      expires_at timestamptz not null
    );
    create unique index password_reset_newest on identity.password_reset (account_id);

    create table identity.email_confirmation (
      token_hash text primary key,
      account_id uuid not null unique references identity.account on delete cascade,
      expires_at timestamptz not null
    );
    create index on identity.email_confirmation (expires_at);

    create table identity.email_change (
      token_hash text primary key,
      account_id uuid not null unique references identity.account on delete cascade,
      new_email text not null check (new_email = lower(new_email) and length(new_email) <= 254),
      expires_at timestamptz not null
    );
    create index on identity.email_change (expires_at);

    -- sign-ups before their payment, which creates the account
    create table identity.pending_sign_up (
      id uuid primary key,
      -- the form, with the password's hash and the network
      form text not null constraint form_sealed check (form like 's1.%'),
      handle_hash text not null unique,
      expires_at timestamptz not null
    );
    create index on identity.pending_sign_up (expires_at);

    create table identity.sign_up_handle (
      token_hash text primary key,
      account_id uuid not null references identity.account on delete cascade,
      expires_at timestamptz not null
    );

    create table identity.two_factor (
      account_id uuid primary key references identity.account on delete cascade,
      secret text not null constraint secret_sealed check (secret like 's1.%'),
      set_up_at timestamptz not null,
      -- null until a first code has proven that the authenticator app has the secret
      enabled_at timestamptz,
      -- the newest time step with an accepted code: no code works twice
      last_step integer
    );

    create table identity.recovery_code (
      account_id uuid not null references identity.two_factor on delete cascade,
      code_hash text not null,
      primary key (account_id, code_hash)
    );

    -- sign-ins after the password and before the code
    create table identity.sign_in_challenge (
      token_hash text primary key,
      account_id uuid not null references identity.account on delete cascade,
      tries integer not null default 0 check (tries between 0 and 5),
      expires_at timestamptz not null
    );
    create index on identity.sign_in_challenge (account_id);
    create index on identity.sign_in_challenge (expires_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop schema identity cascade');
}
