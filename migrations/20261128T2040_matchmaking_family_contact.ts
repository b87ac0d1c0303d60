import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- contact details that her guardian released to the man of a match (R-C.1). Only the guardian exports their text: the
    -- man reads it by a press that is counted, and she does not read it (R-C.3)
    create table matchmaking.contact_release (
      id uuid primary key, -- exported ReleaseId
      match_id uuid not null references matchmaking.match on delete cascade, -- exported MatchId
      guardian_id uuid not null, -- technical GuardianId
      account_id uuid, -- technical UserId
      kind text not null check (kind in ('phone', 'address', 'staff')), -- exported
      -- deleted with the end of the release
      value text constraint value_sealed check (value like 's1.%'), -- sealed if account_id = :account
      call_times text constraint call_times_sealed check (call_times like 's1.%'), -- sealed if account_id = :account
      -- presses by which the man opened it
      opened integer not null default 0 check (opened >= 0), -- exported if account_id = :account or :profile in (select man_profile_id from matchmaking.match m where m.id = match_id)
      created_at timestamptz not null, -- exported
      ended_at timestamptz, -- exported
      constraint release_value check ((value is not null) = (kind <> 'staff' and ended_at is null)),
      constraint release_times check (call_times is null or ended_at is null)
    );
    create unique index contact_release_open_kind on matchmaking.contact_release (match_id, kind) where ended_at is null;
    create index on matchmaking.contact_release (match_id);
    create index on matchmaking.contact_release (guardian_id) where ended_at is null;

    -- the relative of the man whom her guardian requested. The details are exported to the man, who wrote them; they are
    -- deleted when the relative says no, when the man takes them back, and when the match ends (R-C.2)
    create table matchmaking.named_relative (
      match_id uuid primary key references matchmaking.match on delete cascade, -- exported MatchId
      state text not null check (state in ('requested', 'named', 'declined', 'ended')), -- exported
      requested_at timestamptz not null, -- exported
      named_at timestamptz, -- exported
      declined_at timestamptz, -- exported
      name text constraint name_sealed check (name like 's1.%'), -- sealed if :profile in (select man_profile_id from matchmaking.match m where m.id = match_id)
      relation text constraint relation_sealed check (relation like 's1.%'), -- sealed if :profile in (select man_profile_id from matchmaking.match m where m.id = match_id)
      phone text constraint phone_sealed check (phone like 's1.%'), -- sealed if :profile in (select man_profile_id from matchmaking.match m where m.id = match_id)
      email text constraint email_sealed check (email like 's1.%'), -- sealed if :profile in (select man_profile_id from matchmaking.match m where m.id = match_id)
      -- presses by which her guardian opened the details
      opened integer not null default 0 check (opened >= 0), -- exported if :profile in (select man_profile_id from matchmaking.match m where m.id = match_id)
      -- relatives named so far, which are limited
      times_named integer not null default 0 check (times_named >= 0), -- exported
      -- the link by which the relative says no
      token_hash text unique, -- secret
      constraint relative_details check ((state = 'named') = (name is not null)
        and (state = 'named') = (relation is not null) and (state = 'named') = (phone is not null)
        and (state = 'named' or email is null)),
      constraint relative_link check ((state in ('named', 'declined')) = (token_hash is not null)),
      constraint relative_declined check ((state = 'declined') = (declined_at is not null))
    );
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table matchmaking.named_relative; drop table matchmaking.contact_release;');
}
