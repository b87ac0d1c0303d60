import { expect, test } from 'vitest';
import type { ProfileId } from '#kernel/values/ids.ts';
import { requestTimeline } from './request-timeline.ts';

const [HIS, HERS] = [1, 2] as ProfileId[] as [ProfileId, ProfileId];
const created_at = new Date('2026-11-01');
const responded_at = new Date('2026-11-02');

test.each([
  ['accepted', 'accepted'],
  ['declined', 'declined'],
  ['guardian_declined', 'guardian-declined'],
  ['withdrawn', 'withdrawn'],
  ['expired', 'expired'],
] as const)('the timelines of both say that a request is %s', (status, result) => {
  const request = { from_profile_id: HIS, to_profile_id: HERS, status, created_at, responded_at };
  expect(requestTimeline(HIS, request)).toEqual([
    { at: created_at, kind: 'request-sent', detail: { otherProfileId: HERS } },
    { at: responded_at, kind: `request-sent-${result}`, detail: { otherProfileId: HERS } },
  ]);
  expect(requestTimeline(HERS, request).map(({ kind, detail }) => [kind, detail['otherProfileId']])).toEqual([
    ['request-received', HIS],
    [`request-received-${result}`, HIS],
  ]);
});

test('a request that waits has no result', () => {
  const request = { from_profile_id: HIS, to_profile_id: HERS, created_at, responded_at: null };
  for (const status of ['guardian_pending', 'pending'] as const)
    expect(requestTimeline(HIS, { ...request, status })).toHaveLength(1);
});
