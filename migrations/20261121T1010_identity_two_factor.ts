import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table identity.two_factor (
      account_id uuid primary key references identity.account on delete cascade,
      secret text not null constraint secret_sealed check (secret like 's1.%'),
      set_up_at timestamptz not null,
      -- null until a first code has proven that the authenticator app has the secret
      enabled_at timestamptz,
      -- the newest 30 seconds whose code was accepted: no code works twice
      last_step integer
    );

    create table identity.recovery_code (
      account_id uuid not null references identity.two_factor on delete cascade,
      code_hash text not null,
      primary key (account_id, code_hash)
    );

    -- sign-ins that have proven the password and wait for the code
    create table identity.sign_in_challenge (
      token_hash text primary key,
      account_id uuid not null references identity.account on delete cascade,
      tries integer not null default 0 check (tries between 0 and 5),
      expires_at timestamptz not null
    );
    create index on identity.sign_in_challenge (account_id);
    create index on identity.sign_in_challenge (expires_at);

    alter table identity.security_event drop constraint security_event_type_check;
    alter table identity.security_event add constraint security_event_type_check check (type in
      ('new-device', 'password-changed', 'password-reset', 'sessions-ended',
       'two-factor-on', 'two-factor-off', 'recovery-code-used'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table identity.sign_in_challenge;
    drop table identity.recovery_code;
    drop table identity.two_factor;
    delete from identity.security_event where type in ('two-factor-on', 'two-factor-off', 'recovery-code-used');
    alter table identity.security_event drop constraint security_event_type_check;
    alter table identity.security_event add constraint security_event_type_check check (type in
      ('new-device', 'password-changed', 'password-reset', 'sessions-ended'));
  `);
}
