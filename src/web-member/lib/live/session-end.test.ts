import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkSession, endingSession, endSession, followSession } from './session-end.ts';

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
  vi.unstubAllGlobals();
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

describe('when the server says that the session was ended', () => {
  const answers = (status: number) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'common.x', message: 'x' }), { status }));

  test('all tabs are emptied', async () => {
    const [first, own] = [open(account), open(account)];
    answers(401);
    await checkSession(account);
    expect(own).toEqual(['ended']);
    await expect.poll(() => first, soon).toEqual(['ended']);
  });

  test.each([
    ['was renewed meanwhile', 200],
    ['cannot be checked now', 503],
  ])('none is emptied if it %s', async (_, status) => {
    const own = open(account);
    answers(status);
    await checkSession(account);
    expect(own).toEqual([]);
  });

  test('a tab that has signed out itself stays as it is', async () => {
    const own = open(account);
    answers(401);
    endSession(account);
    await checkSession(account);
    expect(own).toEqual([]);
  });

  test('a tab that is signing out is not emptied by the end that others report, unless it fails', async () => {
    const [other, own] = [open(account), open(account)];
    answers(401);
    await endingSession(() => checkSession(account));
    expect(own).toEqual([]);
    await expect(endingSession(() => Promise.reject(new Error('No answer came')))).rejects.toThrow('No answer came');
    await checkSession(account);
    expect(own).toEqual(['ended']);
    await expect.poll(() => other, soon).toEqual(['ended']);
  });
});
