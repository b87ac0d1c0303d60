import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- a member's answer to a topic of a match. The other one reads it once her guardian approved the pair (R-A.2)
    create table matchmaking.topic_answer (
      id uuid primary key, -- exported TopicAnswerId
      match_id uuid not null, -- exported MatchId
      topic_id integer not null, -- exported
      written_by text not null check (written_by in ('man', 'woman')), -- exported
      account_id uuid not null, -- technical UserId
      kind text not null check (kind in ('words', 'when_we_meet', 'does_not_apply')), -- exported
      words text constraint words_sealed check (words like 's1.%'), -- sealed
      -- of the topic, as its writer read it
      topic_revision integer not null, -- exported
      written_at timestamptz not null, -- exported
      constraint topic_answer_words check ((kind = 'words') = (words is not null)),
      foreign key (match_id, topic_id) references matchmaking.match_topic on delete cascade
    );
    create index on matchmaking.topic_answer (match_id, topic_id);
    create index on matchmaking.topic_answer (account_id);

    -- two answers that both members read; the number of a pair is its revision
    create table matchmaking.topic_pair (
      id uuid primary key, -- exported TopicPairId
      match_id uuid not null, -- exported MatchId
      topic_id integer not null, -- exported
      revision integer not null check (revision > 0), -- exported
      man_answer_id uuid not null references matchmaking.topic_answer, -- exported TopicAnswerId
      woman_answer_id uuid not null references matchmaking.topic_answer, -- exported TopicAnswerId
      approved_at timestamptz not null, -- exported
      -- a member learns of the other's agreement once both agree
      man_agreed_at timestamptz, -- exported if woman_agreed_at is not null or exists (select from matchmaking.match m where m.id = match_id and :profile = m.man_profile_id)
      woman_agreed_at timestamptz, -- exported if man_agreed_at is not null or exists (select from matchmaking.match m where m.id = match_id and :profile = m.woman_profile_id)
      unique (match_id, topic_id, revision),
      foreign key (match_id, topic_id) references matchmaking.match_topic on delete cascade
    );
    create index on matchmaking.topic_pair (man_answer_id);
    create index on matchmaking.topic_pair (woman_answer_id);

    -- for sealing
    alter table matchmaking.match_topic add column id uuid not null default gen_random_uuid() unique; -- technical
    -- the answers that hold: one waits for the other, both are under review or approved
    alter table matchmaking.match_topic add column man_answer_id uuid references matchmaking.topic_answer deferrable initially deferred; -- technical TopicAnswerId
    alter table matchmaking.match_topic add column woman_answer_id uuid references matchmaking.topic_answer deferrable initially deferred; -- technical TopicAnswerId
    -- the answers that her guardian sent back
    alter table matchmaking.match_topic add column man_draft_id uuid references matchmaking.topic_answer deferrable initially deferred; -- technical TopicAnswerId
    alter table matchmaking.match_topic add column woman_draft_id uuid references matchmaking.topic_answer deferrable initially deferred; -- technical TopicAnswerId
    -- the pair that is under review
    alter table matchmaking.match_topic add column review_id uuid unique; -- technical TopicPairId
    alter table matchmaking.match_topic add column review_at timestamptz; -- exported if exists (select from matchmaking.match m where m.id = match_id and :profile in (m.man_profile_id, m.woman_profile_id))
    alter table matchmaking.match_topic add column sent_back_at timestamptz; -- exported if exists (select from matchmaking.match m where m.id = match_id and :profile in (m.man_profile_id, m.woman_profile_id))
    alter table matchmaking.match_topic add column sent_back_reason text constraint sent_back_reason_sealed check (sent_back_reason like 's1.%'); -- sealed if exists (select from matchmaking.match m where m.id = match_id and :profile in (m.man_profile_id, m.woman_profile_id))
    -- who wants to speak of it
    alter table matchmaking.match_topic add column spoken_by text check (spoken_by in ('man', 'woman')); -- exported if exists (select from matchmaking.match m where m.id = match_id and :profile in (m.man_profile_id, m.woman_profile_id))
    alter table matchmaking.match_topic add column spoken_at timestamptz; -- exported if exists (select from matchmaking.match m where m.id = match_id and :profile in (m.man_profile_id, m.woman_profile_id))
    alter table matchmaking.match_topic add column requested_at timestamptz; -- exported if exists (select from matchmaking.match m where m.id = match_id and :profile in (m.man_profile_id, m.woman_profile_id))
    alter table matchmaking.match_topic add column note_by uuid; -- technical UserId
    -- her guardian's note to his ward
    alter table matchmaking.match_topic add column note text constraint note_sealed check (note like 's1.%'); -- sealed if note_by = :account or exists (select from matchmaking.match m where m.id = match_id and :profile = m.woman_profile_id)
    alter table matchmaking.match_topic
      add constraint match_topic_review check ((review_id is null) = (review_at is null) and (review_id is null or (man_answer_id is not null and woman_answer_id is not null))),
      add constraint match_topic_sent_back check (sent_back_reason is null or sent_back_at is not null),
      add constraint match_topic_spoken check ((spoken_by is null) = (spoken_at is null)),
      add constraint match_topic_note check ((note is null) = (note_by is null));
    create index on matchmaking.match_topic (note_by) where note_by is not null;
    create index on matchmaking.match_topic (man_answer_id);
    create index on matchmaking.match_topic (woman_answer_id);
    create index on matchmaking.match_topic (man_draft_id);
    create index on matchmaking.match_topic (woman_draft_id);
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table matchmaking.match_topic
      drop column id, drop column man_answer_id, drop column woman_answer_id, drop column man_draft_id, drop column woman_draft_id,
      drop column review_id, drop column review_at, drop column sent_back_at, drop column sent_back_reason,
      drop column spoken_by, drop column spoken_at, drop column requested_at, drop column note_by, drop column note;
    drop table matchmaking.topic_pair;
    drop table matchmaking.topic_answer;
  `);
}
