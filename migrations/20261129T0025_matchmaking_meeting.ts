import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- meetings of a match (R-B.1). The other member reads what one of the two wrote once her guardian agreed (R-B.3)
    create table matchmaking.meeting (
      id uuid primary key, -- exported MeetingId
      match_id uuid not null references matchmaking.match on delete cascade, -- exported MatchId
      proposed_by text not null check (proposed_by in ('man', 'woman', 'guardian')), -- exported
      account_id uuid, -- technical UserId
      -- the guardian with whose part the meeting ends
      guardian_id uuid not null, -- technical GuardianId
      state text not null check (state in ('proposed', 'confirmed', 'moved', 'cancelled')), -- exported
      place_kind text not null check (place_kind in ('public', 'guardian_home', 'operator_room')), -- exported
      place text not null constraint place_sealed check (place like 's1.%'), -- sealed
      -- the people who will be there, as a JSON list
      present text not null constraint present_sealed check (present like 's1.%'), -- sealed
      -- a person whom her guardian named to be there in his place
      companion text constraint companion_sealed check (companion like 's1.%'), -- sealed
      zone text not null, -- exported
      times timestamptz[] not null check (cardinality(times) between 1 and 3), -- exported
      agreed_time timestamptz, -- exported
      -- the time that each of the three confirmed
      man_time timestamptz, -- exported
      woman_time timestamptz, -- exported
      guardian_time timestamptz, -- exported
      -- since when both members can read it
      shared_at timestamptz, -- exported
      -- of the calendar file; 0 before the first one
      sequence integer not null default 0 check (sequence >= 0), -- technical
      created_at timestamptz not null, -- exported
      cancelled_by text check (cancelled_by in ('man', 'woman', 'guardian')), -- exported
      cancelled_at timestamptz, -- exported
      -- a member's reason is for her guardian, a guardian's for both
      reason text constraint reason_sealed check (reason like 's1.%'), -- sealed if cancelled_by = 'guardian' or exists (select from matchmaking.match m where m.id = match_id and :profile = case cancelled_by when 'man' then m.man_profile_id else m.woman_profile_id end)
      constraint meeting_agreed check ((state = 'confirmed') <= (agreed_time is not null and agreed_time = man_time
        and agreed_time = woman_time and agreed_time = guardian_time and shared_at is not null and sequence > 0)),
      constraint meeting_not_agreed check (agreed_time is null or state in ('confirmed', 'cancelled')),
      constraint meeting_cancelled check ((state = 'cancelled') = (cancelled_at is not null)
        and (state = 'cancelled' or (cancelled_by is null and reason is null)))
    );
    create unique index meeting_one_confirmation on matchmaking.meeting (match_id, agreed_time) where state = 'confirmed';
    create index on matchmaking.meeting (match_id);
    create index on matchmaking.meeting (guardian_id) where state <> 'cancelled';

    -- how a meeting was for one of the two members, which only this member reads (R-B.6)
    create table matchmaking.meeting_feedback (
      meeting_id uuid not null references matchmaking.meeting on delete cascade, -- exported MeetingId
      account_id uuid not null, -- technical UserId
      answer text not null check (answer in ('continue', 'think', 'stop', 'unsafe')), -- exported
      answered_at timestamptz not null, -- exported
      primary key (meeting_id, account_id)
    );
    create index on matchmaking.meeting_feedback (account_id);
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table matchmaking.meeting_feedback; drop table matchmaking.meeting;');
}
