import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

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
  const schema = `
    create schema identity;

    create table identity.account (
      id uuid primary key, -- exported UserId
      email text not null check (email = lower(email) and length(email) <= 254), -- exported
      -- one value for all addresses that most providers deliver to the same mailbox, as in src/shared-kernel/values/email-address.ts
      mailbox text not null generated always as (kernel.mailbox_of(email)) stored, -- derived
      email_confirmed_at timestamptz, -- exported
      username text not null check (length(username) between 1 and 60), -- exported
      first_name text, -- exported
      last_name text, -- exported
      password_hash text not null, -- secret
      password_changed_at timestamptz, -- exported
      role text not null default 'member' check (role in ('member', 'moderator', 'admin')), -- exported
      gender text check (gender in ('male', 'female')), -- exported
      -- language of translated pages, and of emails to a guardian
      language text not null default 'en', -- exported Language
      is_active boolean not null default true, -- exported
      -- when a suspension ends by itself
      disabled_until timestamptz check (disabled_until is null or not is_active), -- exported
      -- why it is disabled, as its owner reads; when, and by whom, who does not answer the appeal
      disabled_for text check (disabled_for in ('rules', 'fraud', 'violence')), -- exported
      disabled_at timestamptz, -- exported
      disabled_by uuid, -- technical UserId
      check (num_nulls(disabled_for, disabled_at, disabled_by) in (0, 3)),
      check (disabled_for is null or not is_active),
      -- read by the session look-up; projections of other modules' events write them
      profile_id integer unique, -- exported ProfileId
      is_guardian boolean not null default false, -- exported
      -- the plan that gives access, and its end; for the console's list, from billing's events
      subscription_plan text not null default 'free', -- exported
      subscription_ends_at timestamptz, -- exported
      -- whether a guardian is also a member (R-2.17); unused for others
      membership_enabled boolean not null default false, -- exported
      email_notifications boolean not null default true, -- exported
      guardian_notifications boolean not null default true, -- exported
      match_notifications boolean not null default true, -- exported
      marketing_emails boolean not null default false, -- exported
      sender_name text not null default 'service' check (sender_name in ('service', 'plain')), -- exported
      quiet_days boolean not null default true, -- exported
      profile_visibility text not null default 'public' check (profile_visibility in ('public', 'private')), -- exported
      -- signs unsubscribe links; two UUIDs, since one has fewer than 128 random bits
      unsubscribe_key text not null default gen_random_uuid()::text || gen_random_uuid(), -- secret
      created_at timestamptz not null, -- exported
      -- null before the first sign-in; identity.device cannot tell, since a new password deletes devices
      first_signed_in_at timestamptz, -- exported
      -- the version of the terms that the owner accepted, and when; null if they were never accepted
      terms_version text, -- exported
      terms_accepted_at timestamptz check ((terms_accepted_at is null) = (terms_version is null)), -- exported
      -- the address that the mail server or its reader refused, why and since when; another address is not affected
      undeliverable_email text, -- exported
      undeliverable_cause text check (undeliverable_cause in ('bounce', 'complaint')), -- exported
      undeliverable_since timestamptz, -- exported
      check (num_nulls(undeliverable_email, undeliverable_cause, undeliverable_since) in (0, 3)),
      -- date of the erasure, set while the owner is leaving
      deletion_scheduled_for timestamptz, -- exported
      -- for the console's list
      display_name text not null generated always as (coalesce(first_name, username)) stored, -- derived
      type text not null generated always as -- derived UserType
        (case when profile_id is not null then 'profile' when is_guardian then 'guardian' else 'incomplete' end) stored,
      has_profile boolean not null generated always as (profile_id is not null) stored, -- derived
      is_leaving boolean not null generated always as (deletion_scheduled_for is not null) stored, -- derived
      undeliverable text generated always as -- derived DeliveryFailure
        (case when undeliverable_email = email then undeliverable_cause end) stored,
      -- a space precedes each name, so that a search can match the beginning or any part
      search_text text not null generated always as -- derived
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
    create index on identity.account (id) where undeliverable is not null;
    ${listIndexes}

    -- dates of quiet days that replace the calculated ones, as '1448.eid-al-fitr'
    create table identity.quiet_dates (
      id text primary key, -- technical
      starts_on date not null, -- technical
      ends_on date not null check (ends_on >= starts_on) -- technical
    );

    -- notifications deferred by quiet days, by the setting that governs the email after them
    create table identity.deferred_notification (
      account_id uuid primary key references identity.account on delete cascade, -- technical UserId
      setting text not null -- technical NotificationSetting
    );

    -- when staff last got a digest of waiting cases
    create table identity.staff_digest (
      only_row boolean primary key default true check (only_row), -- technical
      written_at timestamptz not null -- technical
    );

    create table identity.session (
      id_hash text primary key, -- secret
      -- the session's id in lists: neither the cookie's id nor its hash
      id uuid not null default gen_random_uuid() unique, -- exported
      account_id uuid not null references identity.account on delete cascade, -- technical UserId
      data jsonb not null, -- technical Record<string, unknown>
      device text, -- exported
      -- the browser's hash in identity.device
      device_hash text not null, -- secret
      -- equal to the last proof of the password, since each proof begins a session with a new id
      authenticated_at timestamptz not null, -- exported
      last_seen_at timestamptz not null, -- exported
      expires_at timestamptz not null -- exported
    );
    create index on identity.session (account_id);
    create index on identity.session (expires_at);

    -- processes with an open stream for a session are notified of its end, whatever ended it; a renewed session is
    -- replaced by another one of the same browser
    create function identity.announce_session_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify('mithaq_session_end', json_build_object('session', old.id, 'isReplaced', exists (
        select from identity.session where account_id = old.account_id and device_hash = old.device_hash))::text);
      return null;
    end $$;
    create trigger session_ended after delete on identity.session
      for each row execute function identity.announce_session_end();

    -- browsers that have signed in to an account, by the hash of their cookie
    create table identity.device (
      id_hash text not null, -- secret
      account_id uuid not null references identity.account on delete cascade, -- technical UserId
      last_used_at timestamptz not null, -- exported
      primary key (account_id, id_hash)
    );
    create index on identity.device (last_used_at);

    -- browsers with push notifications, each while its account is signed in there
    create table identity.push_device (
      id uuid primary key, -- technical
      account_id uuid not null references identity.account on delete cascade, -- technical UserId
      device_hash text not null, -- secret
      -- its address at a push service, and the keys for its notifications, with which anybody could send some
      subscription text not null constraint subscription_sealed check (subscription like 's1.%'), -- sealed if false
      endpoint_hash text not null unique, -- derived
      messages boolean not null, -- exported
      decisions boolean not null, -- exported
      matches boolean not null, -- exported
      -- hours without notifications in the local time of the zone, as 22:00
      quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), -- exported
      quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), -- exported
      zone text not null, -- exported
      created_at timestamptz not null, -- exported
      unique (account_id, device_hash),
      check ((quiet_from is null) = (quiet_to is null))
    );

    -- pending notifications of a browser, at most one of a kind
    create table identity.push_notice (
      device_id uuid not null references identity.push_device on delete cascade, -- technical
      kind text not null check (kind in ('messages', 'decisions', 'matches')), -- technical
      language text not null, -- technical Language
      since timestamptz not null, -- technical
      -- end of the quiet hours; null while it is being sent
      due_at timestamptz, -- technical
      primary key (device_id, kind)
    );
    create index on identity.push_notice (due_at) where due_at is not null;
    create index on identity.push_notice (since);

    -- public networks of accounts of possible wards, by a keyed hash, for 30 days
    create table identity.network (
      account_id uuid not null references identity.account on delete cascade, -- technical UserId
      network_hash text not null, -- secret
      last_seen_at timestamptz not null, -- technical
      primary key (account_id, network_hash)
    );
    create index on identity.network (last_seen_at);

    create table identity.security_event (
      id uuid primary key, -- technical
      account_id uuid not null references identity.account on delete cascade, -- technical UserId
      type text not null check (type in -- exported
        ('new-device', 'password-changed', 'password-reset', 'sessions-ended', 'two-factor-on', 'two-factor-off',
         'recovery-code-used', 'deletion-requested', 'account-restored', 'email-changed', 'disabled', 'enabled')),
      at timestamptz not null -- exported
    );
    create index on identity.security_event (account_id, at desc);
    create index on identity.security_event (at);

    -- refused addresses of guardians who have no account; tried again 30 days later
    create table identity.undeliverable_address (
      address_hash text primary key, -- technical
      cause text not null check (cause in ('bounce', 'complaint')), -- technical DeliveryFailure
      since timestamptz not null -- technical
    );

    -- addresses entered into 'forgot password' until a job handles them, with or without an account
    create table identity.reset_request (
      id uuid primary key, -- technical
      email text not null check (length(email) <= 254), -- derived
      requested_at timestamptz not null -- technical
    );

    create table identity.password_reset (
      token_hash text primary key, -- secret
      account_id uuid not null references identity.account on delete cascade, -- technical UserId
      expires_at timestamptz not null -- technical
    );
    create unique index password_reset_newest on identity.password_reset (account_id);

    create table identity.email_confirmation (
      token_hash text primary key, -- secret
      account_id uuid not null unique references identity.account on delete cascade, -- technical UserId
      expires_at timestamptz not null -- technical
    );
    create index on identity.email_confirmation (expires_at);

    -- links that their readers used, so that an opened one says when; deleted 30 days later
    create table identity.used_link (
      token_hash text primary key, -- secret
      account_id uuid not null references identity.account on delete cascade, -- technical UserId
      used_at timestamptz not null -- technical
    );
    create index on identity.used_link (account_id);
    create index on identity.used_link (used_at);

    create table identity.email_change (
      token_hash text primary key, -- secret
      account_id uuid not null unique references identity.account on delete cascade, -- technical UserId
      new_email text not null check (new_email = lower(new_email) and length(new_email) <= 254), -- exported
      expires_at timestamptz not null -- exported
    );
    create index on identity.email_change (expires_at);

    -- sign-ups before their payment, which creates the account
    create table identity.pending_sign_up (
      id uuid primary key, -- technical
      -- the form, with the password's hash and the network
      form text not null constraint form_sealed check (form like 's1.%'), -- sealed
      handle_hash text not null unique, -- secret
      expires_at timestamptz not null -- technical
    );
    create index on identity.pending_sign_up (expires_at);

    create table identity.sign_up_handle (
      token_hash text primary key, -- secret
      account_id uuid not null references identity.account on delete cascade, -- technical UserId
      expires_at timestamptz not null -- technical
    );

    create table identity.two_factor (
      account_id uuid primary key references identity.account on delete cascade, -- technical UserId
      secret text not null constraint secret_sealed check (secret like 's1.%'), -- sealed
      set_up_at timestamptz not null, -- technical
      -- null until a first code has proven that the authenticator app has the secret
      enabled_at timestamptz, -- technical
      -- the newest time step with an accepted code: no code works twice
      last_step integer -- technical
    );

    create table identity.recovery_code (
      account_id uuid not null references identity.two_factor on delete cascade, -- technical UserId
      code_hash text not null, -- secret
      primary key (account_id, code_hash)
    );

    -- sign-ins after the password and before the code
    create table identity.sign_in_challenge (
      token_hash text primary key, -- secret
      account_id uuid not null references identity.account on delete cascade, -- technical UserId
      tries integer not null default 0 check (tries between 0 and 5), -- technical
      expires_at timestamptz not null -- technical
    );
    create index on identity.sign_in_challenge (account_id);
    create index on identity.sign_in_challenge (expires_at);
  `;
  await changeSchema(db, schema);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop schema identity cascade');
}
