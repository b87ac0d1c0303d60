import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import { siteName } from '#kernel/i18n/site-name.ts';
import type { Operator } from '#kernel/operator.ts';
import { DomainError } from '#kernel/errors.ts';
import { isStaff } from '#kernel/contracts/roles.ts';
import type { State } from '#kernel/http/context.ts';
import { CONSOLE, isConsole, RULES } from './console-place.ts';
import { operatorFoot, siteFacts, siteStyle } from '../rendering/document.ts';
import { escaped } from '../rendering/html.ts';
import { readFiles, sendFile } from './static.ts';

const SIGN_IN = '/auth';
/** The page says why somebody is led there (`from-console.ts` of the web apps). */
const NOT_FOR_APP = '/dashboard?from=console';
/** Fonts are public, because they may load after the session has ended. */
const FACE = '.woff2';

/**
 * Serves the built console, including its code, to staff only. Visitors are sent to the sign-in and back, other users
 * to their own pages.
 */
export function consoleApp(folder: string, operator: Operator): Middleware {
  const files = readFiles(folder, CONSOLE);
  const shell = files.get(`${CONSOLE}/index.html`)!.content.toString('utf8');
  return async (ctx: Context, next: Next) => {
    if (!isConsole(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const { actor, lacksTwoFactor } = ctx.state as State;
    const isTheirs = isStaff(actor?.role) && !actor!.isLeaving;
    const kind = path.posix.extname(ctx.path);
    if (kind) {
      if (!isTheirs && kind !== FACE) throw new DomainError(actor ? 'common.forbidden' : 'common.unauthenticated');
      const file = files.get(ctx.path);
      if (!file || ctx.path.endsWith('.html')) throw new DomainError('common.not-found');
      ctx.set('Cache-Control', 'private, max-age=31536000, immutable');
      return sendFile(ctx, ctx.path, file);
    }
    ctx.set('Cache-Control', 'no-store');
    if (!isTheirs) return ctx.redirect(actor ? NOT_FOR_APP : `${SIGN_IN}?${wayBack(ctx)}`);
    const rules = ctx.path === RULES ? files.get(`${RULES}index.html`) : undefined;
    if (rules) return sendFile(ctx, 'rules.html', rules);
    const nonce = randomBytes(16).toString('base64');
    allowStyles(ctx, nonce);
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = shell
      .replace('<html lang="en"', (tag) => tag + siteFacts())
      .replace('<title>', (tag) => tag + escaped(siteName('en')))
      .replace('<div id="root"></div>', (root) => root + operatorFoot(operator, 'en'))
      .replace('__STYLE_NONCE__', nonce)
      .replace('</head>', (end) => siteStyle(` nonce="${nonce}"`) + end)
      .replace('__SECOND_FACTOR__', lacksTwoFactor ? 'missing' : 'there');
  };
}

const wayBack = (ctx: Context): string => new URLSearchParams({ next: ctx.path + ctx.search }).toString();

/** Adds this document's nonce for the console's style elements to the content security policy. */
function allowStyles(ctx: Context, nonce: string): void {
  const policy = String(ctx.response.get('Content-Security-Policy'));
  ctx.set('Content-Security-Policy', policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`));
}
