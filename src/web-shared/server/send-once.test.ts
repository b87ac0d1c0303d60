import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection, cancelWaiting } from './connection.ts';
import { sendOnce } from './send-once.ts';

type Answer = () => Response | Promise<Response>;
const said = (status: number, code: string) => () => new Response(`{"code":"${code}","message":"."}`, { status });
const done: Answer = () => new Response('{"id":1}', { status: 201 });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** A server that gives these responses in turn, and records the idempotency keys. */
function aServer(...answers: Answer[]) {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string> }) => {
    if (url === '/healthz') return new Response('{}');
    keys.push(init.headers['Idempotency-Key']!);
    return answers.shift()!();
  });
  return keys;
}
const send = (url = '/api/interest-requests') => sendOnce('POST', url, { toProfileId: 7 });
const waits = () => vi.waitFor(() => expect(connection.state()).toMatchObject({ waiting: 1 }));

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('two equal requests at once are sent as one, and both get its outcome', async () => {
  const keys = aServer(done);
  const answers = await Promise.all([send(), send()]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ id: 1 }, { id: 1 }]);
  expect(keys).toHaveLength(1);
});

test('repeating an act after its response is another request', async () => {
  const keys = aServer(done, done);
  await send();
  await send();
  expect(new Set(keys).size).toBe(2);
});

test('a request whose response was lost waits for the connection, and is repeated with its key', async () => {
  const keys = aServer(lost, done);
  const sent = send();
  await waits();
  expect(connection.state().lost).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await sent).status).toBe(201);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(connection.state()).toEqual({ lost: false, waiting: 0 });
});

test('a waiting request can be cancelled, and keeps its key when it is sent after all', async () => {
  const keys = aServer(lost, done);
  const sent = send();
  await waits();
  cancelWaiting();
  await expect(sent).rejects.toMatchObject({ name: 'CancelledError' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keys).toHaveLength(1);
  await send();
  expect(new Set(keys).size).toBe(1);
});

test('a server failure keeps the key, and a refusal does not', async () => {
  const keys = aServer(said(503, 'common.unavailable'), said(409, 'common.conflict'), done);
  await expect(send()).rejects.toMatchObject({ status: 503 });
  await expect(send()).rejects.toMatchObject({ status: 409 });
  await send();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('while the first request still runs, its response is awaited', async () => {
  const keys = aServer(said(409, 'common.idempotency-running'), done);
  const sent = send();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await sent).status).toBe(201);
  expect(keys[1]).toBe(keys[0]);
});

test.each(['/api/auth/signup', '/api/create-signup-checkout-session'])(
  'a request with a secret is not repeated automatically: %s',
  async (url) => {
    const keys = aServer(lost);
    await expect(send(url)).rejects.toMatchObject({ name: 'ConnectionError' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(keys).toHaveLength(1);
  },
);
