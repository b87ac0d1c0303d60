import { BlockList, isIP } from 'node:net';
import { networkOf } from '#kernel/limits.ts';

const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');

/** Null for an address that identifies nobody: private, local, carrier-shared or unknown. */
export function publicNetworkOf(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const family = isIP(mapped);
  if (family === 0 || notPublic.check(mapped, family === 4 ? 'ipv4' : 'ipv6')) return null;
  return networkOf(mapped.toLowerCase());
}
