import { expect, test } from 'vitest';
import { erasedAccounts } from './erasures.ts';

const [first, second] = ['0193a7c2-0000-7000-8000-000000000001', '0193a7c2-0000-7000-8000-000000000002'];

test('each account of the list is erased again, once', () => {
  const lines = [
    `${first} 2026-11-28T09:59:59.999Z`,
    `${second} 2026-11-28T10:00:00.000Z`,
    '',
    `${second} 2026-11-28T11:00:00.000Z`,
    '',
  ].join('\n');
  expect(erasedAccounts(lines)).toEqual([first, second]);
});

test.each([
  `${first} yesterday`,
  `${first}`,
  `someone 2026-11-28T11:00:00.000Z`,
  `${first} 2026-11-28T11:00:00.000Z x`,
])('the line %s is refused by its number', (line) => {
  expect(() => erasedAccounts(`${second} 2026-11-28T11:00:00.000Z\n${line}`)).toThrow('Line 2 is no');
});
