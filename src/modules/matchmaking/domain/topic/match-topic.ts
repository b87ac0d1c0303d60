import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import { newId, type TopicAnswerId, type TopicPairId, type UserId } from '#kernel/values/ids.ts';
import type { TopicAnswerKind } from '../../contracts/path/topic-answers.ts';
import type { Topic } from '../../contracts/topics/topics.ts';
import {
  topicAgreed,
  topicApproved,
  topicMarked,
  topicNoted,
  topicPairClosed,
  topicPairWritten,
  topicRequested,
  topicSentBack,
} from '../../events.ts';
import { isAtLeast } from '../match/match-stage.ts';
import type { Match } from '../match/match-state.ts';

export const members = ['man', 'woman'] as const;
export type Member = (typeof members)[number];
export type OfBoth<Value> = Record<Member, Value>;

export const otherOf = { man: 'woman', woman: 'man' } as const;

export interface TopicAnswer {
  id: TopicAnswerId;
  kind: TopicAnswerKind;
  /** Null unless the kind is `words`; sealed where it is stored. */
  words: string | null;
  /** The revision of the topic that its writer read. */
  topicRevision: number;
  writtenAt: Date;
}

/** Two answers that her guardian approved: both members can read both. */
export interface ApprovedPair {
  id: TopicPairId;
  answers: OfBoth<TopicAnswer>;
  approvedAt: Date;
  agreed: OfBoth<Date | null>;
}

export interface MatchTopicState {
  match: Match;
  topicId: number;
  /** The answers that hold: the first one waits for the other; together they are under review or approved. */
  answers: OfBoth<TopicAnswer | null>;
  /** The answers that her guardian sent back, each for its writer alone. */
  drafts: OfBoth<TopicAnswer | null>;
  /** Both answers while her guardian has not decided on them. */
  review: { id: TopicPairId; openedAt: Date } | null;
  /** Oldest first; the number of each is its revision. */
  approved: ApprovedPair[];
  /** Of the last pair that was sent back, until another one is approved. */
  sentBack: { reason: string | null; at: Date } | null;
  /** The member who wants to speak of it, and since when. */
  toSpeak: { by: Member; at: Date } | null;
  /** When her guardian requested it. */
  requestedAt: Date | null;
  /** A guardian's note to his ward, which the man never reads. */
  note: { by: UserId; words: string } | null;
}

const NEITHER = { man: null, woman: null };

/** A topic of a match of which nothing was said yet. */
export const untouched = (match: Match, topicId: number): MatchTopicState => ({
  match,
  topicId,
  answers: NEITHER,
  drafts: NEITHER,
  review: null,
  approved: [],
  sentBack: null,
  toSpeak: null,
  requestedAt: null,
  note: null,
});

/** Returns whether both members know that both have written. */
export const isPair = ({ review, approved }: Pick<MatchTopicState, 'review' | 'approved'>): boolean =>
  review !== null || approved.length > 0;

/** The pair that both read and that no newer answer follows, if any. */
export const presentPair = ({ review, approved }: Pick<MatchTopicState, 'review' | 'approved'>): ApprovedPair | null =>
  review ? null : (approved.at(-1) ?? null);

/** Returns whether both said that they agree on the pair that both read (R-A.4). */
export function isAgreed(state: Pick<MatchTopicState, 'review' | 'approved'>): boolean {
  const pair = presentPair(state);
  return pair !== null && members.every((member) => pair.agreed[member] !== null);
}

/**
 * A topic of one match. Nobody learns of an answer until the other member has answered too, and then her guardian
 * decides on both as one item (R-A.2); the lock of the match is that of its topics.
 */
export class MatchTopic extends Aggregate<MatchTopicState> {
  static from(state: MatchTopicState): MatchTopic {
    return new MatchTopic(state);
  }

  /**
   * Replaces the member's answer, which ends an agreement; a first answer records no event, since the other member must
   * not notice it. Idempotent.
   * @throws matchmaking.topic-without-text, and what `requireOffered` throws
   */
  answer(by: Member, topic: Topic, given: Pick<TopicAnswer, 'kind' | 'words'>, at: Date): void {
    this.requireOffered(topic);
    if (topic.kind === 'spoken') throw new DomainError('matchmaking.topic-without-text');
    const { answers, drafts } = this.state;
    const before = answers[by];
    if (before?.kind === given.kind && before.words === given.words) return;
    const answer = { ...given, id: newId<TopicAnswerId>(at), topicRevision: topic.revision, writtenAt: at };
    this.state = {
      ...this.state,
      answers: { ...answers, [by]: answer },
      drafts: { ...drafts, [by]: null },
      approved: this.withoutAgreement(),
    };
    if (this.state.answers[otherOf[by]]) this.submit(at);
  }

  /**
   * Agrees on the pair of this revision, unnoticed by the other until both do. Idempotent.
   * @throws matchmaking.topic-changed if a newer answer exists, and what `requireRunning` throws
   */
  agree(by: Member, revision: number, at: Date): void {
    this.requireRunning();
    const { approved } = this.state;
    const pair = presentPair(this.state);
    if (!pair || revision !== approved.length) throw new DomainError('matchmaking.topic-changed');
    if (pair.agreed[by]) return;
    const agreed = { ...pair, agreed: { ...pair.agreed, [by]: at } };
    this.state = { ...this.state, approved: [...approved.slice(0, -1), agreed] };
    if (isAgreed(this.state)) this.record(topicAgreed(this.fact()));
  }

  /** Marks the topic as one to be spoken of, for all three to read; idempotent. @throws what `requireOffered` throws */
  speak(by: Member, topic: Topic, at: Date): void {
    this.requireOffered(topic);
    if (this.state.toSpeak) return;
    this.state = { ...this.state, toSpeak: { by, at } };
    this.record(topicMarked(this.fact()));
  }

  /** Takes back the member's own mark. Idempotent. @throws what `requireRunning` throws */
  takeBackSpeaking(by: Member): void {
    this.requireRunning();
    if (this.state.toSpeak?.by !== by) return;
    this.state = { ...this.state, toSpeak: null };
    this.record(topicMarked(this.fact()));
  }

  /**
   * Her guardian asks both to write about it. Idempotent.
   * @throws matchmaking.topic-without-text, and what `requireOffered` throws
   */
  request(topic: Topic, at: Date): void {
    this.requireOffered(topic);
    if (topic.kind === 'spoken') throw new DomainError('matchmaking.topic-without-text');
    if (isPair(this.state) || this.state.requestedAt) return;
    this.state = { ...this.state, requestedAt: at };
    this.record(topicRequested(this.fact()));
  }

  /** Replaces her guardian's note; null removes it. @throws matchmaking.match-ended */
  leaveNote(by: UserId, words: string | null): void {
    if (this.state.match.status === 'ended') throw new DomainError('matchmaking.match-ended');
    this.state = { ...this.state, note: words === null ? null : { by, words } };
    this.record(topicNoted(this.fact()));
  }

  /** Applies her guardian's decision on a pair; does nothing if a newer answer replaced it. */
  decide(id: TopicPairId, decision: { isApproved: boolean; reason: string | null }, at: Date): void {
    if (this.state.review?.id !== id) return;
    if (decision.isApproved) this.approve(id, at);
    else this.sendBack(decision.reason, at);
  }

  /** Ends the review of a pair with the match: each has the own answer back. */
  close(): void {
    if (this.state.review) {
      this.record(topicPairClosed({ ...this.fact(), pairId: this.state.review.id }));
      this.returnAnswers(null);
    }
  }

  private submit(at: Date): void {
    if (this.state.review) this.record(topicPairClosed({ ...this.fact(), pairId: this.state.review.id }));
    const pairId = newId<TopicPairId>(at);
    this.state = { ...this.state, review: { id: pairId, openedAt: at } };
    this.record(topicPairWritten({ ...this.fact(), pairId }));
  }

  private approve(id: TopicPairId, at: Date): void {
    const { approved, answers } = this.state;
    const pair = { id, answers: answers as OfBoth<TopicAnswer>, approvedAt: at, agreed: NEITHER };
    this.state = { ...this.state, review: null, approved: [...approved, pair], sentBack: null, requestedAt: null };
    this.record(topicApproved(this.fact()));
  }

  private sendBack(reason: string | null, at: Date): void {
    this.returnAnswers({ reason, at });
    this.record(topicSentBack(this.fact()));
  }

  /** The answers that were approved before hold again; everything newer returns to its writer as a draft. */
  private returnAnswers(sentBack: MatchTopicState['sentBack']): void {
    const { approved, answers, drafts } = this.state;
    const held: OfBoth<TopicAnswer | null> = approved.at(-1)?.answers ?? NEITHER;
    const returned = (member: Member) => (answers[member]?.id === held[member]?.id ? drafts[member] : answers[member]);
    this.state = {
      ...this.state,
      review: null,
      answers: held,
      drafts: { man: returned('man'), woman: returned('woman') },
      sentBack,
    };
  }

  private withoutAgreement(): ApprovedPair[] {
    const { approved } = this.state;
    const last = approved.at(-1);
    return last ? [...approved.slice(0, -1), { ...last, agreed: NEITHER }] : approved;
  }

  /**
   * A topic that the operator switched off stays open where both have written.
   * @throws matchmaking.topic-off, matchmaking.stage-too-early, and what `requireRunning` throws
   */
  private requireOffered(topic: Topic): void {
    this.requireRunning();
    if (isPair(this.state)) return;
    if (!topic.isOn) throw new DomainError('matchmaking.topic-off');
    if (!isAtLeast(this.state.match.stage, topic.stage)) throw new DomainError('matchmaking.stage-too-early');
  }

  /** @throws matchmaking.match-ended, matchmaking.match-paused */
  private requireRunning(): void {
    const { status } = this.state.match;
    if (status !== 'active') throw new DomainError(`matchmaking.match-${status}`);
  }

  private fact() {
    const { match, topicId } = this.state;
    const { id: matchId, man, woman } = match;
    return { matchId, man, woman, topicId };
  }
}
