import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- what staff have hidden of it: 'profile' for all of it, or names of its texts (R-3.16)
    alter table matchmaking.profile add column hidden_parts text[] not null default '{}'; -- exported

    -- what staff did about a profile: a part that they hide, or a warning (R-3.16, R-3.17). Only its member reads it
    create table matchmaking.moderation_measure (
      id uuid primary key, -- exported MeasureId
      profile_id integer not null references matchmaking.profile on delete cascade, -- technical ProfileId
      account_id uuid not null, -- technical UserId
      kind text not null check (kind in ('hidden', 'warning')), -- exported
      part text, -- exported
      why text not null check (why in ('contact_details', 'indecent', 'untrue', 'not_marriage', 'other')), -- exported
      -- the sentence of the staff to the member
      note text not null constraint note_sealed check (note like 's1.%'), -- sealed
      created_at timestamptz not null, -- exported
      -- since when the rewritten part is waiting for the staff
      submitted_at timestamptz, -- exported
      -- when the part was shown again
      ended_at timestamptz, -- exported
      -- when the member confirmed to have read the warning
      acknowledged_at timestamptz, -- exported
      constraint measure_of_a_part check ((kind = 'hidden') = (part is not null)),
      constraint measure_waits check (submitted_at is null or (kind = 'hidden' and ended_at is null))
    );
    create unique index moderation_measure_one_for_a_part on matchmaking.moderation_measure (profile_id, part)
      where kind = 'hidden' and ended_at is null;
    create index on matchmaking.moderation_measure (account_id);
    create index on matchmaking.moderation_measure (submitted_at) where submitted_at is not null;
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table matchmaking.moderation_measure; alter table matchmaking.profile drop column hidden_parts;');
}
