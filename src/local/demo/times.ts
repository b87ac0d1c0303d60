import { after, DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import type { Random } from './random.ts';

/** A time so many days ago, for example at '19:40'. */
export function daysBefore(now: Date, days: number, hour: string): Date {
  const [hours, minutes] = hour.split(':').map(Number) as [number, number];
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  return new Date(midnight - days * DAY + hours * HOUR + minutes * MINUTE);
}

/** Data in which each time is a day so long ago and its hour: `[41, '18:20']` becomes a date. */
export function datedBefore<Dated>(now: Date, data: unknown): Dated {
  const dated = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, dated(inner)]));
    const [days, hour] = value as unknown[];
    return typeof days === 'number' ? daysBefore(now, days, String(hour)) : value.map(dated);
  };
  return dated(data) as Dated;
}

export const someHour = (random: Random): string => `${random.between(7, 21)}:${random.between(0, 59)}`;

/** Times in order, fairly even between two others, and never in the small hours. */
export function spread(count: number, from: Date, to: Date, random: Random): Date[] {
  const step = (to.getTime() - from.getTime()) / count;
  const moments: Date[] = [];
  for (let n = 0; n < count; n++) {
    const next = awake(after(from, step * (n + 0.2 + 0.6 * random.next())), random);
    const soonest = after(moments.at(-1) ?? from, 2 * MINUTE);
    moments.push(next > to || next < soonest ? soonest : next);
  }
  return moments;
}

function awake(at: Date, random: Random): Date {
  if (at.getUTCHours() >= 6 && at.getUTCHours() < 22) return at;
  const morning = new Date(at.getUTCHours() < 6 ? at : after(at, 8 * HOUR));
  morning.setUTCHours(random.between(6, 8), random.between(0, 59));
  return morning;
}
