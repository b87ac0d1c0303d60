import { listMessages } from '#modules/messaging/contracts/messages.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, call, request, messageOf, urlOf } from './api.ts';

function answerWith(status: number, body: string) {
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(status === 204 ? null : body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

test('an address gets its parameters, and only the query values that are set', () => {
  const params = { id: 'a/b' };
  expect(urlOf(listMessages, { params, query: { before: '', after: 'c d' } })).toBe(
    '/api/matches/a%2Fb/messages?after=c+d',
  );
  expect(urlOf(listMessages, { params, query: {} })).toBe('/api/matches/a%2Fb/messages');
});

test('a request without a body sends cookies and no content type', async () => {
  const fetched = answerWith(200, '[]');
  expect(await call(listMessages, { params: { id: 'x' }, query: {} })).toEqual([]);
  expect(fetched.mock.calls[0]?.[1]).toEqual({ method: 'GET', credentials: 'include', headers: {} });
});

test('a request with a body is sent as JSON', async () => {
  const fetched = answerWith(204, '');
  await request('POST', '/api/things', { a: 1 });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"a":1}',
  });
});

test("a failure has the status and body in its message, and the server's sentence", async () => {
  const body = '{"code":"common.invalid","message":"Please check.","fields":{"age":"Too young"}}';
  answerWith(400, body);
  const failure = await request('GET', '/api/things').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    message: `400: ${body}`,
    status: 400,
    code: 'common.invalid',
    fields: { age: 'Too young' },
  });
  expect(messageOf(failure)).toBe('Please check.');
});

test('a failure without a body has the status text in its message', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(request('GET', '/api/things')).rejects.toThrow('502: Bad Gateway');
});
