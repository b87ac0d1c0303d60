import { expect, test } from 'vitest';
import { after, HOUR } from '#kernel/clock.ts';
import { castOf } from '../cast.ts';
import { requestsOf } from '../request-plan.ts';
import { aminasRequests, yusufsRequests } from '../sign-in-requests.ts';
import { leadsAt } from '../sign-ins.ts';
import { withPaths } from './path-plan.ts';
import { outcomes } from './path-script.ts';

test('at whatever time the demo starts, each outcome has a couple, in the order of its acts', () => {
  const start = new Date('2026-11-29T00:20:00Z');
  for (let hours = 0; hours < 10 * 24; hours += 7) {
    const now = after(start, hours * HOUR);
    const [leads, cast] = [leadsAt(now), castOf(now)];
    const plain = requestsOf(cast, now);
    const earlier = aminasRequests(leads, cast, plain, now);
    const later = yusufsRequests(leads, cast, plain, now);
    const paths = withPaths(plain, { earlier, later }, now).flatMap(({ path }) => (path ? [path] : []));
    expect(paths, now.toISOString()).toHaveLength(outcomes.length);
    for (const acts of paths) {
      const times = acts.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const meeting = acts.find(({ act }) => act === 'meeting');
      const feedback = acts.find(({ act }) => act === 'feedback');
      if (meeting?.act !== 'meeting') continue;
      expect(meeting.times[0]!.getTime()).toBeGreaterThan(acts.findLast(({ act }) => act === 'confirm')!.at.getTime());
      expect(meeting.times[0]!.getTime()).toBeLessThan(feedback?.at.getTime() ?? Infinity);
    }
  }
});
