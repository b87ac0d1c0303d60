import { isIP } from 'node:net';
import { z } from 'zod';
import { destinationOf } from '#kernel/telemetry/destination.ts';

export const text = z.string().min(1);
export const flag = z.enum(['on', 'off']);

export const listOf = (list: string): string[] => list.split(',').map((one) => one.trim());
export const keys = text.transform(listOf).refine((list) => list.every(Boolean), 'an empty entry between its commas');
/** An origin (an address without credentials, path, query and fragment), normalised as in browsers. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'an address such as https://mithaq.example or http://[::1]:3000' })
  .refine((address) => {
    const { username, password, pathname, search, hash } = new URL(address);
    return `${username}${password}${search}${hash}` === '' && pathname === '/';
  }, 'no plain origin, such as https://mithaq.example: no credentials, path, query or fragment')
  .transform((address) => new URL(address).origin);

/** The host to listen on: a name or an IP address, IPv6 with or without brackets. */
export const host = text
  .transform((name) => name.replace(/^\[(.*)\]$/, '$1'))
  .refine(
    (name) => isIP(name) !== 0 || /^[a-z\d.-]+$/i.test(name),
    'a name or an IP address, such as 127.0.0.1 or ::1',
  );

/** Where traces and errors are sent. */
export const telemetry = text.transform((setting, context) => {
  const destination = destinationOf(setting);
  if (!destination)
    context.addIssue({
      code: 'custom',
      message: 'a DSN of Sentry, or the address of a collector such as http://127.0.0.1:4318',
    });
  return destination ?? z.NEVER;
});
