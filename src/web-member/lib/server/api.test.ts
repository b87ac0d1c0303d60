import { endpoint } from '#kernel/contracts/endpoint.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, call, request, messageOf, urlOf } from './api.ts';

const read = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  summary: '',
  access: 'public',
  params: z.object({ id: z.string() }),
  query: z.object({ kind: z.string().optional(), page: z.number().optional() }),
  answer: z.object({ ok: z.boolean() }),
});

function answerWith(status: number, body: string) {
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(status === 204 ? null : body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

test('an address gets its parameters, and only the query values that are set', () => {
  expect(urlOf(read, { params: { id: 'a/b' }, query: { kind: '', page: 2 } })).toBe('/api/things/a%2Fb?page=2');
  expect(urlOf(read, { params: { id: 'x' }, query: {} })).toBe('/api/things/x');
});

test('a request without a body sends cookies and no content type', async () => {
  const fetched = answerWith(200, '{"ok":true}');
  expect(await call(read, { params: { id: 'x' }, query: {} })).toEqual({ ok: true });
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
