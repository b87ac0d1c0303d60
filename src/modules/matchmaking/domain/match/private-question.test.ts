import { expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import type { MatchStatus, Stage } from '../../contracts/match-states.ts';
import { isPrivateQuestionDue, type LatestAnswer } from './private-question.ts';

const begun = new Date('2026-03-01T09:00:00Z');
const inDays = (days: number) => after(begun, days * DAY);
const isDue = (
  days: number,
  { stage = 'initial_conversation', status = 'active' }: { stage?: Stage; status?: MatchStatus } = {},
  latest: LatestAnswer | null = null,
) => isPrivateQuestionDue({ status, stage, createdAt: begun }, latest, inDays(days));
const answered = (days: number, stage: Stage): LatestAnswer => ({ answer: 'yes', stage, answeredAt: inDays(days) });

test('the question is due after 90 days, and 90 days after each answer', () => {
  expect([isDue(89), isDue(90)]).toEqual([false, true]);
  const before = answered(91, 'initial_conversation');
  expect([isDue(180, {}, before), isDue(181, {}, before)]).toEqual([false, true]);
});

test('the question is due with each stage from the arranged meeting on, once', () => {
  expect(isDue(5, { stage: 'family_introduction' })).toBe(false);
  for (const stage of ['meeting_arranged', 'serious_consideration', 'engagement'] as const) {
    expect(isDue(5, { stage }, answered(4, 'family_introduction'))).toBe(true);
    expect(isDue(5, { stage }, answered(4, stage))).toBe(false);
  }
});

test('the question is due while the match is paused, and never after its end or the marriage', () => {
  expect(isDue(200, { status: 'paused' })).toBe(true);
  expect(isDue(200, { status: 'ended' })).toBe(false);
  expect(isDue(200, { stage: 'completed' })).toBe(false);
});
