import { expect, test } from 'vitest';
import { after, DAY, HOUR } from '#kernel/clock.ts';
import { castOf } from './cast.ts';
import { MOST_SENT, requestsOf } from './request-plan.ts';
import { aminasRequests, yusufsRequests } from './sign-in-requests.ts';
import { leadsAt } from './sign-ins.ts';

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
