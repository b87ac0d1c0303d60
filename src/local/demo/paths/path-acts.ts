import type { Actor } from '#kernel/actor.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { Stage } from '#modules/matchmaking/contracts/match-states.ts';
import type { FeedbackAnswer } from '#modules/matchmaking/contracts/meeting/meeting.ts';
import type { TopicAnswerKind } from '#modules/matchmaking/contracts/path/topic-answers.ts';
import en from '#texts/en/topics.json' with { type: 'json' };
import type { Story } from '../backdated-commands.ts';

export type TopicKey = keyof typeof en.topics;
type Member = 'man' | 'woman';
type Side = Member | 'guardian';

/** An act on the path of a match. A decision is on the topic or the stage that waits. */
export type PathAct =
  | { act: 'propose'; by: Member; stage: Stage; words?: string }
  | { act: 'decide' }
  | { act: 'answer'; by: Member; topic: TopicKey; kind?: TopicAnswerKind; words?: string }
  | { act: 'agree' | 'mark'; by: Member; topic: TopicKey }
  | { act: 'request'; topic: TopicKey; note: string }
  | { act: 'release'; value: string; callTimes: string }
  | { act: 'open' }
  | { act: 'meeting'; by: Side; place: string; present: string[]; times: Date[] }
  | { act: 'confirm'; by: Side; time: Date }
  | { act: 'feedback'; by: Member; answer: FeedbackAnswer }
  | { act: 'end'; by: Member; reason: string };
export type DatedAct = PathAct & { at: Date };

interface People extends Record<Side, Actor> {
  matchId: MatchId;
}

/** The acts of a couple and her guardian, each at its time. */
export const pathActs = (story: Story, acts: DatedAct[], people: People): { at: Date; act: () => Promise<unknown> }[] =>
  acts.map((one) => ({ at: one.at, act: () => story.at<unknown>(one.at, () => perform(story, one, people)) }));

async function perform(story: Story, one: DatedAct, people: People): Promise<unknown> {
  const { family, meetings, moveStage, changeStatus } = story.modules.matchmaking.commands;
  const { matchId, man, guardian } = people;
  switch (one.act) {
    case 'propose':
      return moveStage.execute(people[one.by], matchId, { stage: one.stage, words: one.words });
    case 'decide':
      return decide(story, people);
    case 'release':
      return family.release.execute(guardian, matchId, { kind: 'phone', value: one.value, callTimes: one.callTimes });
    case 'open':
      return family.openRelease.execute(man, matchId, (await latestOf(story, 'contact_release', matchId)).id);
    case 'meeting': {
      const { place, present, times } = one;
      const input = { times, zone: 'Europe/London', place: { kind: 'public' as const, words: place }, present };
      return meetings.propose.execute(people[one.by], matchId, sideOf(one.by), input);
    }
    case 'confirm': {
      const { id } = await latestOf(story, 'meeting', matchId);
      return meetings.confirm.execute(actingAs(people, one.by), id, { time: one.time });
    }
    case 'feedback':
      return meetings.answer.execute(
        people[one.by],
        matchId,
        (await latestOf(story, 'meeting', matchId)).id,
        one.answer,
      );
    case 'end':
      return changeStatus.execute(people[one.by], matchId, { status: 'ended', reason: one.reason });
    default:
      return performOnTopic(story, one, people);
  }
}

async function performOnTopic(
  story: Story,
  one: Extract<PathAct, { topic: TopicKey }>,
  people: People,
): Promise<unknown> {
  const { topics } = story.modules.matchmaking.commands;
  const topicId = await topicCalled(story, one.topic);
  const by = { ...actingAs(people, one.act === 'request' ? 'guardian' : one.by), topicId };
  switch (one.act) {
    case 'answer':
      return topics.answer.execute(by, { kind: one.kind ?? 'words', words: one.words ?? null }, 'en');
    case 'agree':
      return topics.agree.execute(by, 1, 'en');
    case 'mark':
      return topics.mark.execute(by, true, 'en');
    case 'request':
      return topics.request.execute(by, one.note, 'en');
  }
}

async function decide(story: Story, { woman, guardian }: People): Promise<unknown> {
  const waiting = story.db('guardianship.approval').where({ ward_id: woman.userId, status: 'pending' });
  const item = await waiting.whereIn('type', ['topic', 'stage']).first('id');
  return story.modules.guardianship.commands.decide.execute(guardian.userId, item!.id, { action: 'approve' });
}

const sideOf = (by: Side) => (by === 'guardian' ? 'guardian' : 'member');
const actingAs = (people: People, by: Side) => ({ actor: people[by], id: people.matchId, as: sideOf(by) }) as const;

async function latestOf<Table extends 'contact_release' | 'meeting'>(story: Story, table: Table, matchId: MatchId) {
  const where = { match_id: matchId };
  const row = await story.db(`matchmaking.${table}`).where(where).orderBy('created_at', 'desc').first('id');
  return row!;
}

async function topicCalled({ db }: Story, key: TopicKey): Promise<number> {
  const row = await db('matchmaking.topic').whereRaw(`title ->> 'en' = ?`, [en.topics[key].title]).first('id');
  return row!.id;
}
