/** The only source of the present time. Rules use it so that tests and local mode can move it. */
export interface Clock {
  now(): Date;
}

/** The day in UTC, as 2026-11-26. */
export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs ahead of the system's; local mode moves it with POST /dev/clock. */
export class OffsetClock implements Clock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** Sets the lead over the system's clock, in milliseconds. */
  setOffset(milliseconds: number): void {
    this.offset = milliseconds;
  }
}

/** A clock that stands still until it is moved, for tests of rules. */
export class FixedClock implements Clock {
  private at: Date;
  constructor(at: Date) {
    this.at = at;
  }
  now(): Date {
    return new Date(this.at);
  }
  set(at: Date): void {
    this.at = at;
  }
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** Adds months to a time; a day that the month lacks becomes its last one (31 January + 1 = 28 February). */
export function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== at.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
