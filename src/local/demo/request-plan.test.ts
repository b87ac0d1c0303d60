import { expect, test } from 'vitest';
import { after, DAY, HOUR } from '#kernel/clock.ts';
import { castOf } from './cast.ts';
import { MOST_SENT, requestsOf } from './request-plan.ts';
import { aminasRequests, yusufsRequests } from './sign-in-requests.ts';
import { leadsAt } from './sign-ins.ts';
import { meetings } from './texts.ts';
import type { RequestSeed } from './requests.ts';

test('whenever the demo is made, nobody has sent more requests than were granted', () => {
  for (let round = 0; round < 100; round += 1) {
    const now = after(new Date('2026-11-23T09:05:00Z'), round * (5 * DAY + 7 * HOUR));
    const cast = castOf(now);
    const leads = leadsAt(now);
    const others = requestsOf(cast, now);
    const all = [...others, ...aminasRequests(leads, cast, others, now), ...yusufsRequests(leads, cast, others, now)];
    const sent = [...Map.groupBy(all, ({ from }) => from).values()].map(({ length }) => length);
    expect(Math.max(...sent), now.toISOString()).toBeLessThanOrEqual(MOST_SENT);
  }
});

/** Moments of a conversation that do not agree with each other. */
function incoherent({ answer, messages = [], stages = [] }: RequestSeed, now: Date): string[] {
  const last = messages.at(-1);
  const haveRead = messages.filter(({ readAt }) => readAt !== undefined);
  const arranged = last?.readAt !== undefined && meetings.some(([, reply]) => reply === last.says);
  return [
    ...(arranged && stages.length === 0 ? ['the families meet, and the stage says nothing of it'] : []),
    ...stages.flatMap(({ at, agreedAt }) => [
      ...(answer && at > answer.at ? [] : ['a stage precedes the match']),
      ...(haveRead.some(({ readAt }) => readAt! < at) ? [] : ['a stage precedes every message']),
      ...(at < agreedAt && agreedAt < now ? [] : ['a stage is agreed to before it is proposed, or in the future']),
    ]),
    ...messages.flatMap(({ at, decision, readAt }, n) => [
      ...(at > (messages[n - 1]?.at ?? answer!.at) && at < now ? [] : [`message ${n} is out of order`]),
      ...(decision && decision.at <= at ? [`message ${n} is decided before it is written`] : []),
      ...(readAt && !(decision && readAt > decision.at) ? [`message ${n} is read before its decision`] : []),
    ]),
  ];
}

test('the stage of a conversation agrees with its messages, in the order of time', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const cast = castOf(now);
  const others = requestsOf(cast, now);
  const all = [...others, ...yusufsRequests(leadsAt(now), cast, others, now)];
  expect(all.flatMap((request) => incoherent(request, now))).toEqual([]);
  const staged = all.filter(({ stages = [] }) => stages.length > 0);
  expect(staged.length).toBeGreaterThan(1);

  const [one] = staged as [RequestSeed];
  const [stage] = one.stages!;
  const planted = { ...one, stages: [{ ...stage!, at: one.at, agreedAt: after(now, DAY) }] };
  expect(incoherent(planted, now), 'planted').toHaveLength(3);
});
