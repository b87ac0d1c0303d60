import { expect, test } from 'vitest';
import { timelineKinds } from '#kernel/contracts/admin/timeline-kinds.ts';
import texts from '#texts/en/console.json' with { type: 'json' };
import { detailInWords } from './timeline-words.ts';

test('every kind of event has its own sentence', () => {
  const sentences = timelineKinds.map((kind) => texts.timeline[kind]);
  expect(new Set(sentences).size).toBe(timelineKinds.length);
  expect(Object.keys(texts.timeline).toSorted()).toEqual(timelineKinds.toSorted());
});

test('plans and states are words, and other values stay', () => {
  const words = { plan: texts.users.plan, state: texts.refunds.states };
  expect(detailInWords({ plan: 'six_month', amount: '79.99' }, words)).toEqual({ plan: '6 Months', amount: '79.99' });
  expect(detailInWords({ state: 'requested' }, words)).toEqual({ state: 'Asked' });
  expect(detailInWords({ plan: 'ramadan', otherProfileId: 7 }, words)).toEqual({ plan: 'ramadan', otherProfileId: 7 });
});
