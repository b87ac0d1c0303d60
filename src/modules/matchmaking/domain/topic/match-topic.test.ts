import { expect, test } from 'vitest';
import type { DomainError } from '#kernel/errors.ts';
import { newId, type MatchId, type ProfileId, type UserId } from '#kernel/values/ids.ts';
import type { MatchStatus, Stage } from '../../contracts/match-states.ts';
import type { Topic } from '../../contracts/topics/topics.ts';
import type { Match } from '../match/match-state.ts';
import { isAgreed, MatchTopic, presentPair, untouched, type Member } from './match-topic.ts';
import { stateFor, topicActionsIn } from './topic-rights.ts';

const monday = new Date('2027-03-01T10:00:00Z');
const tuesday = new Date('2027-03-02T10:00:00Z');

function matchAt(stage: Stage = 'initial_conversation', status: MatchStatus = 'active'): Match {
  const side = (profileId: number) => ({ accountId: newId<UserId>(monday), profileId: profileId as ProfileId });
  return {
    id: newId<MatchId>(monday),
    status,
    pausedBy: [],
    endedBy: null,
    stage,
    proposal: null,
    readAlong: null,
    guardianPausing: null,
    guardianEnd: null,
    createdAt: monday,
    updatedAt: monday,
    man: side(1001),
    woman: side(1002),
  };
}

const words = (text: string) => ({ en: text, ar: text, ur: text });
const faith: Topic = {
  topicId: 1,
  stage: 'initial_conversation',
  kind: 'written',
  title: words('Faith in daily life'),
  hint: words('When do you pray together?'),
  reference: null,
  care: null,
  article: null,
  isOn: true,
  revision: 1,
};
const health: Topic = { ...faith, topicId: 2, kind: 'spoken' };

const begun = (match = matchAt()) => MatchTopic.from(untouched(match, faith.topicId));
const answer = (topic: MatchTopic, by: Member, text: string, at = monday) =>
  topic.answer(by, faith, { kind: 'words', words: text }, at);
const eventsOf = (topic: MatchTopic) => topic.takeEvents().map(({ type }) => type.split('.')[1]);
const approve = (topic: MatchTopic) => topic.decide(topic.state.review!.id, { isApproved: true, reason: null }, monday);
const sendBack = (topic: MatchTopic, reason: string | null = null) =>
  topic.decide(topic.state.review!.id, { isApproved: false, reason }, monday);

function bothWrote(): MatchTopic {
  const topic = begun();
  answer(topic, 'man', 'His words');
  answer(topic, 'woman', 'Her words');
  return topic;
}
function approved(): MatchTopic {
  const topic = bothWrote();
  approve(topic);
  topic.takeEvents();
  return topic;
}
function codeOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    return (error as DomainError).code;
  }
  return 'nothing';
}

test('an answer that waits for the other changes nothing that anybody else could notice', () => {
  const topic = begun();
  answer(topic, 'man', 'His words');
  answer(topic, 'man', 'Other words of his', tuesday);
  expect(eventsOf(topic)).toEqual([]);
  expect([stateFor(topic.state, 'man'), stateFor(topic.state, 'woman'), stateFor(topic.state, 'guardian')]).toEqual([
    'written',
    'not_written',
    'not_written',
  ]);
  expect(topicActionsIn(topic.state, faith, 'woman')).toEqual(topicActionsIn(begun().state, faith, 'woman'));
  expect(topicActionsIn(topic.state, faith, 'guardian')).toEqual(topicActionsIn(begun().state, faith, 'guardian'));
});

test('both answers together are one item, and an approval lets both read both', () => {
  const topic = bothWrote();
  expect(eventsOf(topic)).toEqual(['topic-pair-written']);
  expect(presentPair(topic.state)).toBeNull();
  approve(topic);
  expect(eventsOf(topic)).toEqual(['topic-approved']);
  const { man, woman } = presentPair(topic.state)!.answers;
  expect([man.words, woman.words]).toEqual(['His words', 'Her words']);
});

test('an answer that is sent back is a draft of its writer, who can write again unnoticed', () => {
  const topic = bothWrote();
  sendBack(topic, 'Please leave out the address.');
  expect(topic.state).toMatchObject({
    answers: { man: null, woman: null },
    drafts: { man: { words: 'His words' }, woman: { words: 'Her words' } },
    sentBack: { reason: 'Please leave out the address.' },
    review: null,
  });
  topic.takeEvents();
  answer(topic, 'woman', 'Her words', tuesday);
  expect(eventsOf(topic)).toEqual([]);
  expect([stateFor(topic.state, 'woman'), stateFor(topic.state, 'man')]).toEqual(['written', 'not_written']);
  answer(topic, 'man', 'Better words of his', tuesday);
  expect(eventsOf(topic)).toEqual(['topic-pair-written']);
});

test('a newer answer replaces the pair under review, whose decision then changes nothing', () => {
  const topic = bothWrote();
  const first = topic.state.review!.id;
  topic.takeEvents();
  answer(topic, 'man', 'Newer words of his', tuesday);
  expect(eventsOf(topic)).toEqual(['topic-pair-closed', 'topic-pair-written']);
  topic.decide(first, { isApproved: true, reason: null }, tuesday);
  expect(topic.state.approved).toEqual([]);
  approve(topic);
  expect(presentPair(topic.state)?.answers.man.words).toBe('Newer words of his');
});

test('both agree on the same two versions; a newer answer ends it and is reviewed', () => {
  const topic = approved();
  topic.agree('man', 1, monday);
  expect([eventsOf(topic), isAgreed(topic.state)]).toEqual([[], false]);
  topic.agree('woman', 1, tuesday);
  expect([eventsOf(topic), isAgreed(topic.state)]).toEqual([['topic-agreed'], true]);
  answer(topic, 'woman', 'Newer words of hers', tuesday);
  expect([eventsOf(topic), stateFor(topic.state, 'man')]).toEqual([['topic-pair-written'], 'both']);
  expect(codeOf(() => topic.agree('man', 1, tuesday))).toBe('matchmaking.topic-changed');
  approve(topic);
  expect(topic.state.approved).toHaveLength(2);
  expect(isAgreed(topic.state)).toBe(false);
  expect(codeOf(() => topic.agree('man', 1, tuesday))).toBe('matchmaking.topic-changed');
});

test('after a newer answer was sent back, the approved pair holds again, and its writer has a draft', () => {
  const topic = approved();
  topic.agree('man', 1, monday);
  topic.agree('woman', 1, monday);
  answer(topic, 'man', 'Newer words of his', tuesday);
  sendBack(topic);
  expect(presentPair(topic.state)?.answers.man.words).toBe('His words');
  expect(topic.state.answers.man?.words).toBe('His words');
  expect(topic.state.drafts).toMatchObject({ man: { words: 'Newer words of his' }, woman: null });
  expect(isAgreed(topic.state)).toBe(false);
});

test('a repeated answer, agreement or mark does nothing', () => {
  const topic = approved();
  answer(topic, 'man', 'His words', tuesday);
  topic.agree('man', 1, monday);
  topic.agree('man', 1, tuesday);
  topic.speak('man', faith, monday);
  topic.takeEvents();
  topic.speak('woman', faith, tuesday);
  topic.takeBackSpeaking('woman');
  expect(eventsOf(topic)).toEqual([]);
  expect(topic.state.toSpeak).toEqual({ by: 'man', at: monday });
  expect(presentPair(topic.state)?.agreed.man).toEqual(monday);
});

test('a painful subject has no text and is marked for all three', () => {
  const topic = MatchTopic.from(untouched(matchAt(), health.topicId));
  const write = () => topic.answer('woman', health, { kind: 'words', words: 'I was ill' }, monday);
  expect(codeOf(write)).toBe('matchmaking.topic-without-text');
  expect(codeOf(() => topic.request(health, monday))).toBe('matchmaking.topic-without-text');
  topic.speak('woman', health, monday);
  for (const role of ['man', 'woman', 'guardian'] as const) expect(stateFor(topic.state, role)).toBe('to_be_spoken');
  topic.takeBackSpeaking('woman');
  expect(stateFor(topic.state, 'man')).toBe('not_written');
});

test('a topic that is off or belongs to a later stage is refused, unless both have written', () => {
  const off = { ...faith, isOn: false };
  const write = (topic: MatchTopic, of: Topic) => () =>
    topic.answer('man', of, { kind: 'words', words: 'New' }, monday);
  expect(codeOf(write(begun(), off))).toBe('matchmaking.topic-off');
  expect(codeOf(write(begun(), { ...faith, stage: 'engagement' }))).toBe('matchmaking.stage-too-early');
  expect(codeOf(write(approved(), off))).toBe('nothing');
  expect(topicActionsIn(begun().state, off, 'man')).toEqual([]);
});

test.each(['paused', 'ended'] as const)('nothing is written while the match is %s', (status) => {
  const topic = begun(matchAt('initial_conversation', status));
  for (const act of [
    () => answer(topic, 'man', 'Words'),
    () => topic.speak('man', faith, monday),
    () => topic.request(faith, monday),
    () => topic.agree('man', 1, monday),
  ])
    expect(codeOf(act)).toBe(`matchmaking.match-${status}`);
  expect(topicActionsIn(topic.state, faith, 'man')).toEqual([]);
});

test('a request ends with the pair that answers it', () => {
  const topic = begun();
  topic.request(faith, monday);
  topic.request(faith, tuesday);
  expect(eventsOf(topic)).toEqual(['topic-requested']);
  expect(topicActionsIn(topic.state, faith, 'guardian')).toEqual(['note']);
  answer(topic, 'man', 'His words');
  answer(topic, 'woman', 'Her words');
  approve(topic);
  expect(topic.state.requestedAt).toBeNull();
});

test('the end of the match ends the review, and each has the own answer back', () => {
  const topic = bothWrote();
  topic.takeEvents();
  topic.close();
  expect(eventsOf(topic)).toEqual(['topic-pair-closed']);
  expect(topic.state).toMatchObject({ review: null, answers: { man: null, woman: null }, sentBack: null });
});
