import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- a ward's latest private answer whether she wants this match, which nobody else reads (R-A.8)
    create table matchmaking.private_answer (
      match_id uuid primary key references matchmaking.match on delete cascade, -- exported MatchId
      account_id uuid not null, -- technical UserId
      answer text not null check (answer in ('yes', 'unsure', 'help')), -- exported
      -- the stage of the match at that time
      stage text not null check (stage in ('initial_conversation', 'family_introduction', 'meeting_arranged', 'serious_consideration', 'engagement', 'completed')), -- exported
      answered_at timestamptz not null -- exported
    );
    create index on matchmaking.private_answer (account_id);
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table matchmaking.private_answer');
}
