import { expect, test } from 'vitest';
import { erasuresSince } from './erasures.ts';

const [first, second] = ['0193a7c2-0000-7000-8000-000000000001', '0193a7c2-0000-7000-8000-000000000002'];
const moment = new Date('2026-11-28T10:00:00Z');

test('accounts that were erased at the moment of the backup or later are erased again, each once', () => {
  const lines = [
    `${first} 2026-11-28T09:59:59.999Z`,
    `${second} 2026-11-28T10:00:00.000Z`,
    '',
    `${second} 2026-11-28T11:00:00.000Z`,
    '',
  ].join('\n');
  expect(erasuresSince(lines, moment)).toEqual([second]);
});

test.each([
  `${first} yesterday`,
  `${first}`,
  `someone 2026-11-28T11:00:00.000Z`,
  `${first} 2026-11-28T11:00:00.000Z x`,
])('the line %s is refused by its number', (line) => {
  expect(() => erasuresSince(`${second} 2026-11-28T11:00:00.000Z\n${line}`, moment)).toThrow('Line 2 is no');
});
