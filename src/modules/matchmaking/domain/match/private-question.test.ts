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

test('she is asked after 90 days, and 90 days after each answer', () => {
  expect([isDue(89), isDue(90)]).toEqual([false, true]);
  const before = answered(91, 'initial_conversation');
  expect([isDue(180, {}, before), isDue(181, {}, before)]).toEqual([false, true]);
});

test('she is asked with each stage from the arranged meeting on, once', () => {
  expect(isDue(5, { stage: 'family_introduction' })).toBe(false);
  for (const stage of ['meeting_arranged', 'serious_consideration', 'engagement'] as const) {
    expect(isDue(5, { stage }, answered(4, 'family_introduction'))).toBe(true);
    expect(isDue(5, { stage }, answered(4, stage))).toBe(false);
  }
});

test('she is asked while the match is paused, and never once it has ended or they are married', () => {
  expect(isDue(200, { status: 'paused' })).toBe(true);
  expect(isDue(200, { status: 'ended' })).toBe(false);
  expect(isDue(200, { stage: 'completed' })).toBe(false);
});
