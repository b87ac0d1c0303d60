import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Visitor } from './visitor.ts';

test('a response that contains a sealed text fails the test', async () => {
  const server = createServer((request, response) =>
    response.end(request.url === '/open' ? 'Salam' : `said: s1.12.${'x'.repeat(60)}`),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const visitor = new Visitor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect((await visitor.get('/open')).body).toBe('Salam');
  await expect(visitor.get('/sealed')).rejects.toThrow('GET /sealed answered a sealed text');
});
