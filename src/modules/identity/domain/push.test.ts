import { expect, test } from 'vitest';
import { endOfQuietHours } from './push.ts';

const night = { from: '22:00', to: '07:00', zone: 'Europe/London' };
const at = (time: string) => new Date(`2026-01-15T${time}:30Z`);

test.each([
  ['in the evening before midnight', night, '22:00', '2026-01-16T07:00:00.000Z'],
  ['in the morning', night, '06:59', '2026-01-15T07:00:00.000Z'],
  ['when they are over', night, '07:00', null],
  ['by day', night, '12:00', null],
  ['within one day', { ...night, from: '13:00', to: '14:30' }, '13:10', '2026-01-15T14:30:00.000Z'],
  ['by the clock of their zone', { ...night, zone: 'Asia/Karachi' }, '17:30', '2026-01-16T02:00:00.000Z'],
])('quiet hours %s', (_, hours, time, end) => {
  expect(endOfQuietHours(at(time), hours)?.toISOString() ?? null).toBe(end);
});

test('without quiet hours it is never quiet', () => {
  expect(endOfQuietHours(at('03:00'), null)).toBeNull();
});
