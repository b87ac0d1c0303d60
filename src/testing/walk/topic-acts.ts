import { expect } from 'vitest';
import { topicAnswerKinds } from '#modules/matchmaking/contracts/path/topic-answers.ts';
import type { MatchRow } from '#modules/matchmaking/infra/rows.ts';
import type { TopicActor } from '#modules/matchmaking/topic/change-topic.ts';
import { inMatch, pick } from './choosing.ts';
import { pathOf } from './path-of.ts';
import { asActor, type Step, type Walker, type World } from './world.ts';

interface Place {
  match: MatchRow;
  who: Walker;
  by: TopicActor;
}

const sideOf = (match: MatchRow, { profileId }: Walker) =>
  profileId === match.man_profile_id || profileId === match.woman_profile_id ? 'member' : 'guardian';

/** Acts on one of the first topics, so that both members often come to the same one. */
const actOn =
  (act: (world: World, place: Place, step: Step) => Promise<unknown>) =>
  async (world: World, step: Step): Promise<void> => {
    const { match, who } = await inMatch(world, step.a, step.b);
    const topics = await world.db('matchmaking.topic').where({ is_on: true }).orderBy('id').limit(2).pluck('id');
    const topicId = pick(topics, step.c);
    if (!match || !who || topicId === undefined) return;
    await act(world, { match, who, by: { actor: asActor(who), id: match.id, as: sideOf(match, who), topicId } }, step);
  };

const isPair = async ({ db }: World, { id, topicId }: TopicActor): Promise<boolean> => {
  const key = { match_id: id, topic_id: topicId };
  const row = await db('matchmaking.match_topic').where(key).first('review_id');
  return Boolean(row?.review_id ?? (await db('matchmaking.topic_pair').where(key).first('id')));
};

/** The acts of the three of a match on its topics (R-A.2 to R-A.4). */
export const topicActs = {
  'answers a topic': actOn(async (world, { match, who, by }, { c }) => {
    const { answer } = world.modules.matchmaking.commands.topics;
    const kind = c % 4 ? 'words' : topicAnswerKinds[(c >> 2) % topicAnswerKinds.length]!;
    const others = world.everybody().filter(({ id }) => id !== who.id);
    const read = () => Promise.all(others.map((one) => pathOf(world, one, match.id, sideOf(match, one))));
    const before = [await read(), world.mails.length];
    const words = kind === 'words' ? world.newWords() : null;
    await world.does(() => answer.execute(by, { kind, words }, 'en'));
    if (!(await isPair(world, by)))
      expect([await read(), world.mails.length], 'nobody notices a first answer').toEqual(before);
  }),
  'changes a topic': actOn(async (world, { by }, { c }) => {
    const { agree, mark, request, note } = world.modules.matchmaking.commands.topics;
    const revisions = await world
      .db('matchmaking.topic_pair')
      .where({ match_id: by.id, topic_id: by.topicId })
      .pluck('revision');
    await world.does((): Promise<unknown> => {
      if (by.as === 'guardian')
        return c % 2 ? request.execute(by, undefined, 'en') : note.execute(by, world.newWords(), 'en');
      return c % 3 ? agree.execute(by, Math.max(1, ...revisions), 'en') : mark.execute(by, c % 2 === 0, 'en');
    });
  }),
};

/** Both members read only what her guardian approved; a pair is under review exactly while its item is pending. */
export async function topicsAreReviewed({ db }: World): Promise<void> {
  const { rows } = await db.raw(`
    with approved as (
      select a.subject_id from guardianship.decision d join guardianship.approval a on a.id = d.approval_id
      where d.action = 'approve' and a.type = 'topic'
    ), pending as (select subject_id from guardianship.approval where type = 'topic' and status = 'pending')
    select 'approved' as what, id from matchmaking.topic_pair where id not in (select subject_id from approved)
    union all
    select 'reviewed', review_id from matchmaking.match_topic
      where review_id is not null and review_id not in (select subject_id from pending)
    union all
    select 'pending', subject_id from pending
      where subject_id not in (select review_id from matchmaking.match_topic where review_id is not null)
    union all
    select 'ended', t.review_id from matchmaking.match_topic t join matchmaking.match m on m.id = t.match_id
      where t.review_id is not null and m.status = 'ended'`);
  expect(rows).toEqual([]);
}
