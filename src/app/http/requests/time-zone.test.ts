import { expect, test } from 'vitest';
import { knownTimeZone } from './time-zone.ts';

test.each([
  ['Asia/Karachi', 'Asia/Karachi'],
  ['Europe/London', 'Europe/London'],
  ['UTC', 'UTC'],
  // Names that other browsers have for a known zone.
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['GB', 'Europe/London'],
  ['eUrOpE/bErLiN', 'Europe/Berlin'],
  // What names no place.
  ['+05:30', 'UTC'],
  ['-00:01', 'UTC'],
  ['+23:59', 'UTC'],
  ['', 'UTC'],
  ['Mars/Olympus', 'UTC'],
  ['Europe/London'.repeat(100), 'UTC'],
  ['__proto__', 'UTC'],
])('%j is taken for %s', (name, zone) => expect(knownTimeZone(name)).toBe(zone));

test('there are as many zones as places, whatever is named', () => {
  const offsets = Array.from({ length: 24 * 60 }, (_, n) => {
    const [hours, minutes] = [Math.floor(n / 60), n % 60].map((part) => String(part).padStart(2, '0'));
    return [`+${hours}:${minutes}`, `-${hours}:${minutes}`];
  }).flat();
  const spellings = Intl.supportedValuesOf('timeZone').flatMap((zone) => [zone.toLowerCase(), zone.toUpperCase()]);
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  for (const name of [...offsets, ...spellings]) expect(known).toContain(knownTimeZone(name));
});
