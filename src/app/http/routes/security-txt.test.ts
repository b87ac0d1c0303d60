import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const NOW = new Date('2026-11-28T09:00:00Z');

test('security.txt names the operator’s address and the day until which it is valid', async () => {
  const app = new Koa();
  app.use(
    securityTxt({ site: 'https://nikah.example', contact: 'safety@nikah.example', clock: { now: () => NOW } as never }),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [file, posted] = await Promise.all([
    fetch(`${site}/.well-known/security.txt`),
    fetch(`${site}/.well-known/security.txt`, { method: 'POST' }),
  ]);
  const text = await file.text();
  server.close();
  expect(file.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual([
    'Contact: mailto:safety@nikah.example',
    'Expires: 2027-05-27T09:00:00.000Z',
    'Preferred-Languages: en, ar, ur',
    'Canonical: https://nikah.example/.well-known/security.txt',
    '',
  ]);
  expect(posted.status).toBe(404);
});
