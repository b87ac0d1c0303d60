import { isIPv6 } from 'node:net';

/**
 * The address by which a browser on this machine reaches a server that listens at `host`; an IPv6 host is written in
 * brackets, and a host that stands for all addresses is replaced by one that can be opened.
 */
export function localAddress(host: string, port: number | string): string {
  const url = new URL(`http://${isIPv6(host) ? `[${host}]` : host}:${port}`);
  const opened = { '0.0.0.0': '127.0.0.1', '[::]': 'localhost' }[url.hostname];
  if (opened) url.hostname = opened;
  return url.origin;
}
