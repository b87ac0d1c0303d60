import { isIPv6 } from 'node:net';

/**
 * The address at which a browser on this machine reaches a server that listens at `host`. IPv6 hosts are in brackets,
 * and a wildcard host is replaced by one that can be opened.
 */
export function localAddress(host: string, port: number | string): string {
  const url = new URL(`http://${isIPv6(host) ? `[${host}]` : host}:${port}`);
  const opened = { '0.0.0.0': '127.0.0.1', '[::]': 'localhost' }[url.hostname];
  if (opened) url.hostname = opened;
  return url.origin;
}
