import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { MatchRole } from '../contracts/match-states.ts';
import type { MatchTopicView, TopicAnswerView } from '../contracts/path/topic-answers.schema.ts';
import type { Topic } from '../contracts/topics/topics.ts';
import {
  isAgreed,
  isPair,
  members,
  otherOf,
  presentPair,
  type MatchTopicState,
  type OfBoth,
  type TopicAnswer,
} from '../domain/topic/match-topic.ts';
import { isStillOpen, stateFor, topicActionsIn } from '../domain/topic/topic-rights.ts';

export interface TopicReader {
  role: MatchRole;
  userId: UserId;
  language: Language;
}

const answerView = ({ kind, words }: TopicAnswer): TopicAnswerView => ({ kind, words });

/** A topic as its reader may know it: of the other's answer nothing before her guardian approved both (R-A.2). */
export function topicView(
  state: MatchTopicState,
  topic: Topic,
  { role, userId, language }: TopicReader,
): MatchTopicView {
  const { answers, drafts, review, approved, sentBack, toSpeak, requestedAt, note } = state;
  const self = role === 'guardian' ? 'woman' : role;
  const latest = approved.at(-1) ?? null;
  // Her guardian reads a pair before he decides; a single answer exists for its writer alone.
  const held: OfBoth<TopicAnswer | null> = review ? answers : (latest?.answers ?? { man: null, woman: null });
  const own = role === 'guardian' ? held.woman : answers[self];
  const other = role === 'guardian' ? held.man : (latest?.answers[otherOf[self]] ?? null);
  const draft = role === 'guardian' ? null : drafts[self];
  const readsNote = note && (role === 'woman' || note.by === userId);
  const earlier = approved
    .map((pair, index) => ({ revision: index + 1, ...pair }))
    .filter(({ revision }) => review !== null || revision < approved.length);
  return {
    id: topic.topicId,
    stage: topic.stage,
    kind: topic.kind,
    title: topic.title[language],
    hint: topic.hint[language],
    reference: topic.reference?.[language] ?? null,
    care: topic.care?.[language] ?? null,
    article: topic.article,
    state: stateFor(state, role),
    isOpen: isStillOpen(state),
    own: own && answerView(own),
    other: other && answerView(other),
    draft: draft && answerView(draft),
    sentBack:
      sentBack && !review && (latest || !own) ? { reason: sentBack.reason, at: sentBack.at.toISOString() } : null,
    isUnderReview: review !== null,
    isRequested: requestedAt !== null && !isPair(state),
    isMarkedByMe: toSpeak !== null && toSpeak.by === role,
    note: readsNote ? note.words : null,
    agreedByMe: role !== 'guardian' && Boolean(presentPair(state)?.agreed[role]),
    agreedAt: isAgreed(state) ? agreedAt(state).toISOString() : null,
    revision: approved.length,
    history: earlier.toReversed().map(({ revision, answers: pair, approvedAt }) => ({
      revision,
      own: answerView(pair[self]),
      other: answerView(pair[otherOf[self]]),
      approvedAt: approvedAt.toISOString(),
    })),
    allowedActions: topicActionsIn(state, topic, role),
  };
}

/** When the second of the two agreed. */
const agreedAt = (state: MatchTopicState): Date =>
  new Date(Math.max(...members.map((member) => presentPair(state)!.agreed[member]!.getTime())));
