import { expect, test } from 'vitest';
import { calculatedIn, isQuiet, nextQuiet, quietPeriods } from './quiet-days.ts';

const at = (iso: string) => new Date(iso);
const dates = (year: number) =>
  calculatedIn(year).map(({ occasion, startsOn, endsOn }) => [occasion, startsOn, endsOn]);

test('the dates follow the calendar of Umm al-Qura', () => {
  // From the published calendar: 1 Ramadan 1446 was 1 March 2025, 1 Shawwal 30 March, 10 Dhu l-Hijja 6 June.
  expect(dates(1446)).toEqual([
    ['last-ten-nights', '2025-03-20', '2025-03-29'],
    ['eid-al-fitr', '2025-03-30', '2025-04-01'],
    ['eid-al-adha', '2025-06-06', '2025-06-09'],
  ]);
});

test('each year has its quiet days, in order and of the right length', () => {
  for (let year = 1440; year < 1490; year++) {
    const [nights, fitr, adha] = calculatedIn(year);
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    expect([10, 11]).toContain(days(nights!.startsOn, nights!.endsOn));
    expect(days(nights!.endsOn, fitr!.startsOn)).toBe(2);
    expect([days(fitr!.startsOn, fitr!.endsOn), days(adha!.startsOn, adha!.endsOn)]).toEqual([3, 4]);
  }
});

test('it is quiet from the first day to the last', () => {
  const periods = quietPeriods(at('2025-03-01'), []);
  const quiet = ['2025-03-19T23:59:59Z', '2025-03-20T00:00:00Z', '2025-04-01T23:59:59Z', '2025-04-02T00:00:00Z'];
  expect(quiet.map((time) => isQuiet(at(time), periods))).toEqual([false, true, true, false]);
});

test('configured dates replace the calculated ones', () => {
  const set = { id: '1446.eid-al-fitr', startsOn: '2025-03-31', endsOn: '2025-04-02' };
  const periods = quietPeriods(at('2025-03-01'), [set]);
  expect(isQuiet(at('2025-04-02T12:00:00Z'), periods)).toBe(true);
  expect(periods.find(({ id }) => id === set.id)).toMatchObject({ ...set, isSet: true });
});

test('the next days are the current ones, else the coming ones, across the end of the Hijri year', () => {
  const next = (iso: string) => nextQuiet(at(iso), quietPeriods(at(iso), [])).id;
  expect(next('2025-03-25')).toBe('1446.last-ten-nights');
  expect(next('2025-04-10')).toBe('1446.eid-al-adha');
  expect(next('2025-06-12')).toBe('1447.last-ten-nights');
});
