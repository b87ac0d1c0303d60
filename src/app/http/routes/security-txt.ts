import type { Middleware } from 'koa';
import { after, DAY, type Clock } from '#kernel/clock.ts';
import { offeredLanguages } from '#kernel/i18n/languages.ts';

/** How long a copy of the file is valid: readers must fetch it again within a year (RFC 9116). */
const VALID = 180 * DAY;

interface Parts {
  /** The site's origin, without a trailing slash. */
  site: string;
  /** Where the operator reads reports of weaknesses. */
  contact: string;
  clock: Clock;
}

/** Serves /.well-known/security.txt, which says to whom a weakness of the site is reported. */
export function securityTxt({ site, contact, clock }: Parts): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/.well-known/security.txt' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = [
      `Contact: mailto:${contact}`,
      `Expires: ${after(clock.now(), VALID).toISOString()}`,
      `Preferred-Languages: ${offeredLanguages().join(', ')}`,
      `Canonical: ${site}/.well-known/security.txt`,
      '',
    ].join('\n');
  };
}
