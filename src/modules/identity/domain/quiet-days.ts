import type { NotificationSetting } from '../contracts/account.ts';
import { quietOccasions, type QuietOccasion, type QuietPeriod } from '../contracts/quiet-days.schema.ts';
import { DAY, isoDay } from '#kernel/clock.ts';
import { hijriOf, type HijriDay } from '#kernel/values/hijri.ts';
import type { Tx } from '#kernel/tx.ts';

/** Settings whose emails quiet days defer (R-E.3): all but a guardian's decisions. */
export const waitsForEnd: Record<NotificationSetting, boolean> = {
  emailNotifications: true,
  guardianNotifications: false,
  matchNotifications: true,
  marketingEmails: true,
};

/** Each occasion from its first day to the day after its last. A night belongs to the day before it. */
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
  // Estimates the day and then steps day by day, as months have 29 or 30 days.
  const days = (wanted.year - 1) * 354.367 + (wanted.month - 1) * 29.53 + wanted.day;
  const at = new Date(Math.floor(Date.UTC(622, 6, 12) / DAY + days) * DAY);
  while (number(hijriOf(at)) < number(wanted)) at.setTime(at.getTime() + DAY);
  while (number(hijriOf(at)) > number(wanted)) at.setTime(at.getTime() - DAY);
  return at;
}

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

/** The quiet days of this Hijri year and the next; dates that staff set replace the calculated ones. */
export function quietPeriods(now: Date, set: Pick<QuietPeriod, 'id' | 'startsOn' | 'endsOn'>[]): QuietPeriod[] {
  const { year } = hijriOf(now);
  return [...calculatedIn(year), ...calculatedIn(year + 1)].map((period) => {
    const dates = set.find(({ id }) => id === period.id);
    return dates ? { ...period, ...dates, isSet: true } : period;
  });
}

/** Days are in UTC. */
export const isQuiet = (now: Date, periods: QuietPeriod[]): boolean =>
  periods.some(({ startsOn, endsOn }) => startsOn <= isoDay(now) && isoDay(now) <= endsOn);

/** The current or next quiet days. */
export const nextQuiet = (now: Date, periods: QuietPeriod[]): QuietPeriod =>
  periods.filter(({ endsOn }) => endsOn >= isoDay(now)).toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))[0]!;

export interface QuietDays {
  /** The periods around that day. */
  periods(tx: Tx, now: Date): Promise<QuietPeriod[]>;
  set(tx: Tx, id: string, dates: Pick<QuietPeriod, 'startsOn' | 'endsOn'>): Promise<void>;
  /** Restores the calculated dates. */
  reset(tx: Tx, id: string): Promise<void>;
}
