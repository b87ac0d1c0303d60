import { expect, test } from 'vitest';
import { localAddress } from './local-address.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['LOCALHOST', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0:0:0:0:0:0:0:1', 'http://[::1]:3000'],
  ['fd00::20', 'http://[fd00::20]:3000'],
  ['192.168.1.20', 'http://192.168.1.20:3000'],
  ['::', 'http://localhost:3000'],
  ['0:0:0:0:0:0:0:0', 'http://localhost:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['0', 'http://127.0.0.1:3000'],
])('a server that listens at %s is opened at %s', (host, address) => {
  expect(localAddress(host, 3000)).toBe(address);
});

test('the default port is omitted', () => {
  expect(localAddress('127.0.0.1', 80)).toBe('http://127.0.0.1');
});
