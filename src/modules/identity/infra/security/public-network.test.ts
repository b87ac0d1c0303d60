import { expect, test } from 'vitest';
import { publicNetworkOf } from './public-network.ts';

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '192.168.0.7',
  '172.20.1.1',
  '100.64.3.2',
  'fe80::1',
  'fd00::1',
  '::',
  '',
  'unknown',
])('a private, local or unknown address says nothing: %j', (address) => {
  expect(publicNetworkOf(address)).toBe(null);
});

test('an IPv4 network is the address, however it is written', () => {
  expect(publicNetworkOf('::ffff:81.2.69.142')).toBe(publicNetworkOf('81.2.69.142'));
  expect(publicNetworkOf('81.2.69.142')).not.toBe(publicNetworkOf('81.2.69.143'));
});

test('an IPv6 network is that of the household', () => {
  expect(publicNetworkOf('2001:DB8:1:2::1')).toBe(publicNetworkOf('2001:db8:1:2:aaaa::9'));
  expect(publicNetworkOf('2001:db8:1:2::1')).not.toBe(publicNetworkOf('2001:db8:1:3::1'));
});
