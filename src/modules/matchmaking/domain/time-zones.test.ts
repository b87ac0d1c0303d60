import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isoDay, addMonths } from '#kernel/clock.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import { endOfDayIn, UTC } from '#kernel/values/local-day.ts';
import { ageOn } from './profile/birth.ts';
import { NO_BREAK, requireNear, stillAhead, unavailableUntil } from './break.ts';

const own = process.env['TZ'];

/** Server time zones: furthest ahead, furthest behind, and with half hours. */
const zones = ['Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago', 'Asia/Tehran', 'Europe/London'];

describe.each(zones)('on a server in %s', (zone) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  test('the age changes when the birthday begins, and not before', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone, 'the process is elsewhere').toBe(zone);
    const ages = (bornOn: string, ...moments: string[]) => moments.map((at) => ageOn(bornOn, new Date(at)));
    expect(ages('1990-12-24', '2026-12-23T23:59:59.999Z', '2026-12-24T00:00:00Z')).toEqual([35, 36]);
    expect(ages('1990-01-01', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00Z')).toEqual([36, 37]);
    expect(ages('2004-02-29', '2027-02-28T23:59:59.999Z', '2027-03-01T00:00:00Z')).toEqual([22, 23]);
    expect(ages('2004-02-29', '2028-02-28T23:59:59.999Z', '2028-02-29T00:00:00Z')).toEqual([23, 24]);
  });

  test('a break is over when its day begins, and a waiting period when its last day has passed', () => {
    const iddah = {
      iddahStatus: 'until' as const,
      iddahEndsOn: '2027-01-10',
      iddahUntil: endOfDayIn(UTC, '2027-01-10'),
    };
    const remaining = { ...iddah, breakUntil: '2027-01-10' };
    expect(unavailableUntil(remaining)).toEqual(new Date('2027-01-11T00:00:00Z'));
    expect(stillAhead(remaining, new Date('2027-01-09T23:59:59.999Z'))).toEqual(remaining);
    expect(stillAhead(remaining, new Date('2027-01-10T00:00:00Z'))).toEqual({ ...iddah, breakUntil: null });
    expect(stillAhead(remaining, new Date('2027-01-11T00:00:00Z'))).toEqual({ ...NO_BREAK, iddahStatus: 'over' });
  });

  test('a break of a year may end on the same day of the next year, and no later', () => {
    for (const at of ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59.999Z']) {
      expect(() => requireNear('until', '2027-11-21', new Date(at))).not.toThrow();
      expect(() => requireNear('until', '2027-11-22', new Date(at))).toThrow(
        expect.objectContaining({ code: 'common.invalid' }),
      );
    }
  });

  test('a month later is the same day, across clock changes and month ends', () => {
    const later = (at: string) => addMonths(new Date(at), 1).toISOString();
    expect(later('2027-03-10T23:30:00.000Z')).toBe('2027-04-10T23:30:00.000Z');
    expect(later('2027-01-31T00:15:00.000Z')).toBe('2027-02-28T00:15:00.000Z');
  });

  test('an email names the day on which a break ends', () => {
    for (const at of ['2026-11-26T00:15:00Z', '2026-11-26T23:45:00Z'])
      expect([longDate(new Date(at)), isoDay(new Date(at))]).toEqual(['26 November 2026', '2026-11-26']);
  });
});
