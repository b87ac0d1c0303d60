import { BlockList, isIP } from 'node:net';
import { DAY } from '#kernel/clock.ts';
import { networkOf } from '#kernel/limits.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** So long it is known that an account was used from a network. */
export const NETWORK_LIFE = 30 * DAY;

/**
 * The public networks from which accounts were used that may be a ward's, each as a keyed hash: an IPv4 address, or an
 * IPv6 network of /64. Only whether the same one comes again can be asked.
 */
export interface Networks {
  /** Notes that the account was used from there. */
  remember(tx: Tx, accountId: UserId, address: string, at: Date): Promise<void>;
  /** Whether it was, within the last 30 days. A private or unknown address is none. */
  knows(tx: Tx, accountId: UserId, address: string, at: Date): Promise<boolean>;
}

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

/** The network of a public address; null of one that says nothing: private, local, shared by a carrier, or unknown. */
export function publicNetworkOf(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const family = isIP(mapped);
  if (family === 0 || notPublic.check(mapped, family === 4 ? 'ipv4' : 'ipv6')) return null;
  return networkOf(mapped.toLowerCase());
}
