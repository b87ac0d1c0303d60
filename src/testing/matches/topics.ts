import type { MatchTopicView } from '#modules/matchmaking/contracts/path/topic-answers.schema.ts';
import { expectOk, type MatchedPair, type Person } from '../people.ts';
import type { Answer } from '../visitor.ts';

export const HIS_WORDS = 'I pray in the mosque near my workshop.';
export const HER_WORDS = 'I read a page of the Qur’an each morning.';

/** The topics of a match as one of its members reads them. */
export async function topicsOf({ browser }: Person, matchId: string): Promise<MatchTopicView[]> {
  return (await expectOk('Path', browser.get(`/api/matches/${matchId}/path`))).body.topics;
}

export const answerTo = ({ browser }: Person, matchId: string, topicId: number, words: string): Promise<Answer> =>
  browser.put(`/api/matches/${matchId}/topics/${topicId}/answer`, { kind: 'words', words });

/** A topic of this match about which both have written; her guardian has not decided yet. */
export async function aTopicUnderReview({ brother, sister, matchId }: MatchedPair): Promise<number> {
  const topicId = (await topicsOf(brother, matchId)).find(({ kind }) => kind === 'written')!.id;
  await expectOk('Answer', answerTo(brother, matchId, topicId, HIS_WORDS));
  await expectOk('Answer', answerTo(sister, matchId, topicId, HER_WORDS));
  return topicId;
}
