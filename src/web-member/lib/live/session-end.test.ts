import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, followSession } from './session-end.ts';

const soon = { interval: 1, timeout: 5_000 };
let close: (() => void)[] = [];
/** Another account in each test, because channels outlive a test for a moment. */
let count = 0;
let account = '';

beforeEach(() => {
  close = [];
  account = `a${++count}`;
});
afterEach(() => {
  for (const end of close) end();
});

/** A tab of an account, with the reasons for which it was emptied. */
function open(of: string): string[] {
  const emptied: string[] = [];
  close.push(followSession(of, (why) => emptied.push(why)));
  return emptied;
}

test('signing out empties every other tab of the account, and not the one that signs out', async () => {
  const [first, second, own] = [open(account), open(account), open(account)];
  endSession(account);
  for (const tab of [first, second]) await expect.poll(() => tab, soon).toEqual(['ended']);
  expect(own).toEqual([]);
});

test('opening another account empties the tabs of the first', async () => {
  const first = open(account);
  const other = open(`${account}b`);
  await expect.poll(() => first, soon).toEqual(['other']);
  expect(other).toEqual([]);
});

test('another tab of the same account empties none', async () => {
  const first = open(account);
  open(account);
  const last = open(`${account}b`);
  await expect.poll(() => first, soon).toEqual(['other']);
  expect(last).toEqual([]);
});
