import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- neither leaving, nor disabled, nor staff: the one column that lists, counts and pages ask
    alter table matchmaking.browse_card add present boolean not null default true;
    update matchmaking.browse_card set present = not departed and not disabled;
    alter table matchmaking.browse_card drop column departed, drop column disabled;

    -- words that come with an answer are put to the guardian first (decisions 5.7)
    alter table matchmaking.interest_request
      add response_state text check (response_state in ('guardian_review', 'approved', 'declined', 'closed')),
      -- the words about her guardian's reading to which the sender agreed (decisions 2.9)
      add oversight_version text,
      -- she had asked him too, unknown to him, when he asked (decisions 5.12)
      add both_asked boolean not null default false;
    update matchmaking.interest_request set response_state = 'approved' where response_message is not null;

    -- why the two cannot write at present (decisions 5.8)
    alter table matchmaking.match
      add paused_by text[] not null default '{}' check (paused_by <@ array['guardian-change', 'guardian-conflict', 'disabled']),
      add agreed jsonb not null default '[]';
    update matchmaking.match set paused_by = array['guardian-change'] where status = 'paused';
    alter table matchmaking.match
      add constraint match_paused_by_causes check (status = 'ended' or (status = 'paused') = (cardinality(paused_by) > 0));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table matchmaking.match drop constraint match_paused_by_causes, drop column agreed, drop column paused_by;
    alter table matchmaking.interest_request
      drop column both_asked, drop column oversight_version, drop column response_state;
    alter table matchmaking.browse_card
      add departed boolean not null default false, add disabled boolean not null default false;
    update matchmaking.browse_card set departed = not present;
    alter table matchmaking.browse_card drop column present;
  `);
}
