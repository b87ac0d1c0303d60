import Router from '@koa/router';
import { describe, expect, test } from 'vitest';
import { endpoint } from '../contracts/endpoint.ts';
import { publicRoute, rawRoute, route, serveAdminWrite } from './route.ts';

const declared = (method: 'GET' | 'POST' | 'DELETE', access: 'staff' | 'admin' | 'member') =>
  endpoint(`${method} /api/admin/planted`, { summary: 'planted', access });
const nothing = () => Promise.resolve(undefined);
const ways = {
  route: (planted: ReturnType<typeof declared>) => route(new Router(), planted, nothing),
  publicRoute: (planted: ReturnType<typeof declared>) => publicRoute(new Router(), planted, nothing),
  rawRoute: (planted: ReturnType<typeof declared>) => rawRoute(new Router(), planted, nothing),
};

describe.each(Object.entries(ways))('by %s', (_, bind) => {
  test.each(['POST', 'DELETE'] as const)('a %s of the console cannot be declared: nothing would audit it', (method) => {
    for (const access of ['staff', 'admin'] as const)
      expect(() => bind(declared(method, access))).toThrow('declare it by adminRoute');
  });

  test('a read of the console can be declared', () => {
    expect(() => bind(declared('GET', 'admin'))).not.toThrow();
  });
});

test('adminRoute is for writes of the console alone', () => {
  expect(() => serveAdminWrite(new Router(), declared('POST', 'member'), nothing)).toThrow('no write of the console');
});
