import { expect, test } from 'vitest';
import { knownTimeZone } from './time-zone.ts';

test.each([
  ['Asia/Karachi', 'Asia/Karachi'],
  ['Europe/London', 'Europe/London'],
  ['UTC', 'UTC'],
  // Aliases that other browsers use.
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['GB', 'Europe/London'],
  ['eUrOpE/bErLiN', 'Europe/Berlin'],
  // Names without a place.
  ['+05:30', 'UTC'],
  ['-00:01', 'UTC'],
  ['+23:59', 'UTC'],
  ['', 'UTC'],
  ['Mars/Olympus', 'UTC'],
  ['Europe/London'.repeat(100), 'UTC'],
  ['__proto__', 'UTC'],
])('%j means %s', (name, zone) => expect(knownTimeZone(name)).toBe(zone));

test('the number of zones is bounded, whatever names are sent', () => {
  const offsets = Array.from({ length: 24 * 60 }, (_, n) => {
    const [hours, minutes] = [Math.floor(n / 60), n % 60].map((part) => String(part).padStart(2, '0'));
    return [`+${hours}:${minutes}`, `-${hours}:${minutes}`];
  }).flat();
  const spellings = Intl.supportedValuesOf('timeZone').flatMap((zone) => [zone.toLowerCase(), zone.toUpperCase()]);
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  for (const name of [...offsets, ...spellings]) expect(known).toContain(knownTimeZone(name));
});
