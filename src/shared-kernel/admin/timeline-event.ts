/** Something that happened to a person, for the staff who look at his or her story: what and when, and no words. */
export interface TimelineEvent {
  at: Date;
  kind: string;
  /** Codes, ids and numbers. */
  detail: Record<string, string | number | null>;
}

/** What happened at a time that may not have come. */
export const happened = (at: Date | null, kind: string, detail: TimelineEvent['detail'] = {}): TimelineEvent[] =>
  at ? [{ at, kind, detail }] : [];
