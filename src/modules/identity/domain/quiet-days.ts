import type { NotificationSetting } from '../contracts/account.ts';
import { quietOccasions, type QuietOccasion, type QuietPeriod } from '../contracts/quiet-days.ts';
import { DAY } from '#kernel/clock.ts';
import { hijriOf, type HijriDay } from '#kernel/values/hijri.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/**
 * Which e-mails wait for the end of the quiet days (R-E.3): those that their receiver may switch off, but for what a
 * guardian has to decide. What always goes out goes out in them as well.
 */
export const waitsForEnd: Record<NotificationSetting, boolean> = {
  emailNotifications: true,
  guardianNotifications: false,
  matchNotifications: true,
  marketingEmails: true,
};

/** Each occasion from the first of its days up to, but without, another. The night belongs to the day before it. */
const span: Record<QuietOccasion, [from: Omit<HijriDay, 'year'>, before: Omit<HijriDay, 'year'>]> = {
  'last-ten-nights': [
    { month: 9, day: 20 },
    { month: 10, day: 1 },
  ],
  'eid-al-fitr': [
    { month: 10, day: 1 },
    { month: 10, day: 4 },
  ],
  'eid-al-adha': [
    { month: 12, day: 10 },
    { month: 12, day: 14 },
  ],
};

/** The beginning of a Hijri day, in UTC. */
function beginningOf(wanted: HijriDay): Date {
  const number = ({ year, month, day }: HijriDay) => (year * 12 + month) * 31 + day;
  // Near it, and then day by day: months have 29 or 30 days, as the calendar says.
  const days = (wanted.year - 1) * 354.367 + (wanted.month - 1) * 29.53 + wanted.day;
  const at = new Date(Math.floor(Date.UTC(622, 6, 12) / DAY + days) * DAY);
  while (number(hijriOf(at)) < number(wanted)) at.setTime(at.getTime() + DAY);
  while (number(hijriOf(at)) > number(wanted)) at.setTime(at.getTime() - DAY);
  return at;
}

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

/** The quiet days of a Hijri year as they are calculated. */
export const calculatedIn = (year: number): QuietPeriod[] =>
  quietOccasions.map((occasion) => {
    const [from, before] = span[occasion];
    const end = beginningOf({ ...before, year });
    return {
      id: `${year}.${occasion}`,
      hijriYear: year,
      occasion,
      startsOn: isoDay(beginningOf({ ...from, year })),
      endsOn: isoDay(new Date(end.getTime() - DAY)),
      isSet: false,
    };
  });

/** The quiet days of this Hijri year and the next, the dates that the operator set in place of the calculated ones. */
export function quietPeriods(now: Date, set: Pick<QuietPeriod, 'id' | 'startsOn' | 'endsOn'>[]): QuietPeriod[] {
  const { year } = hijriOf(now);
  return [...calculatedIn(year), ...calculatedIn(year + 1)].map((period) => {
    const dates = set.find(({ id }) => id === period.id);
    return dates ? { ...period, ...dates, isSet: true } : period;
  });
}

/** Whether it is quiet now; days are those of UTC. */
export const isQuiet = (now: Date, periods: QuietPeriod[]): boolean =>
  periods.some(({ startsOn, endsOn }) => startsOn <= isoDay(now) && isoDay(now) <= endsOn);

/** The quiet days that run or come next. */
export const nextQuiet = (now: Date, periods: QuietPeriod[]): QuietPeriod =>
  periods.filter(({ endsOn }) => endsOn >= isoDay(now)).toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))[0]!;

/** Keeps the dates that the operator set, and who has something to be told when it is quiet no longer. */
export interface QuietDays {
  /** What holds around that day. */
  periods(tx: Tx, now: Date): Promise<QuietPeriod[]>;
  set(tx: Tx, id: string, dates: Pick<QuietPeriod, 'startsOn' | 'endsOn'>): Promise<void>;
  /** The calculated dates hold again. */
  reset(tx: Tx, id: string): Promise<void>;
}
