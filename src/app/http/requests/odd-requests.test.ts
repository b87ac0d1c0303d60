import type { Context } from 'koa';
import { describe, expect, test } from 'vitest';
import { refuseOddRequests } from './odd-requests.ts';

/** The request as later middleware sees it, or the code of a refusal. */
async function seen(address: string, method = 'GET'): Promise<{ path: string; query: string; refused?: string }> {
  const [path = '', query = ''] = address.split('?');
  const ctx = { path, querystring: query, method, set: () => undefined } as unknown as Context;
  const refused = await Promise.resolve(refuseOddRequests(ctx, async () => undefined)).then(
    () => undefined,
    (error: { code: string }) => error.code,
  );
  return { path: ctx.path, query: ctx.querystring, ...(refused && { refused }) };
}

const UNREADABLE = {
  'a percent sign alone': '/%',
  'half a character': '/a%c3%28',
  'a zero byte': '/a%00',
  'a line break': '/a%0Ab',
  'a carriage return': '/a%0Db',
  'a line separator of Unicode': '/a%E2%80%A8b',
  'a paragraph separator of Unicode': '/a%E2%80%A9b',
  'a deleted character': '/a%7F',
  'an escape sequence': '/a%1B[2J',
  'a query that is no UTF-8': '/a?b=%ff',
  'a zero byte in its query': '/a?b=%00',
};

describe.each(Object.entries(UNREADABLE))('an address with %s', (_, address) => {
  test('names no page', async () => {
    for (const page of [address, `/guidance${address}`])
      expect(await seen(page)).toEqual({ path: '/no-such-page', query: '' });
  });

  test('is malformed for the API and emailed pages, and leaks no token', async () => {
    expect((await seen(`/api${address}`)).refused).toBe('common.malformed');
    for (const mailed of ['decide', 'step-down', 'unsubscribe'])
      expect(await seen(`/${mailed}${address}`)).toMatchObject({ path: `/${mailed}/-`, refused: 'common.malformed' });
  });
});

test.each(['//', '///', '//evil.example/', '/\\evil.example', '/%2Fevil.example', '/%5Cevil.example'])(
  '%s is no page, since browsers read it as another host',
  async (address) => expect((await seen(address)).path).toBe('/no-such-page'),
);

test.each(['/', '/guidance/a-b', '/ar/guidance', '/browse?location=Leeds+%26+York', '/%D8%B3', '/a?b=%0A', '/a//b'])(
  '%s passes unchanged',
  async (address) => {
    const [path, query = ''] = address.split('?');
    expect(await seen(address)).toEqual({ path, query });
  },
);

test('outside of the API other methods are refused; the API handles them itself', async () => {
  for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'get'])
    expect.soft((await seen('/help', method)).refused, method).toBe('common.method-not-allowed');
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
    expect.soft((await seen('/help', method)).refused, method).toBeUndefined();
  expect((await seen('/api/user', 'OPTIONS')).refused).toBeUndefined();
});
