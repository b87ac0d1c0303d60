import type { TimelineKind } from '../contracts/admin/timeline-kinds.ts';

/** An event of a person's history for the staff: what and when, without words. */
export interface TimelineEvent {
  at: Date;
  kind: TimelineKind;
  detail: Record<string, string | number | null>;
}

/** Returns an event, or none if its time is null. */
export const timelineEvent = (
  at: Date | null,
  kind: TimelineKind,
  detail: TimelineEvent['detail'] = {},
): TimelineEvent[] => (at ? [{ at, kind, detail }] : []);
