import { timelineEvent, type TimelineEvent } from '#kernel/admin/timeline-event.ts';
import type { InterestRequestRow } from '../infra/rows.ts';

type Request = Pick<InterestRequestRow, 'from_profile_id' | 'to_profile_id' | 'status' | 'created_at' | 'responded_at'>;

/** How a request ended; an open one has no end yet. */
const RESULTS = {
  guardian_pending: null,
  pending: null,
  accepted: 'accepted',
  declined: 'declined',
  guardian_declined: 'guardian-declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;

/** The events of a request in the timeline of one of the two. */
export function requestTimeline(own: number, request: Request): TimelineEvent[] {
  const { from_profile_id: from, to_profile_id: to, status, created_at, responded_at } = request;
  const kind = from === own ? 'sent' : 'received';
  const detail = { otherProfileId: from === own ? to : from };
  const result = RESULTS[status];
  return [
    ...timelineEvent(created_at, `request-${kind}`, detail),
    ...(result ? timelineEvent(responded_at, `request-${kind}-${result}`, detail) : []),
  ];
}
