import { etagOf } from '#kernel/values/sha256.ts';
import path from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import { languageOfReader, type State } from '#kernel/http/context.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import { addressIn } from '#kernel/i18n/languages.ts';
import type { Logger } from '#kernel/runtime/logger.ts';
import type { SentForm } from '../contracts/rendering.ts';
import { isConsole } from '../http/console-place.ts';
import type { Documents } from './document.ts';
import { allowInline } from './inline.ts';
import { answerOf, type InProcessFetch } from './in-process.ts';
import type { MemberApp } from './member-app.ts';
import { timeZoneOf } from '#kernel/http/time-zone.ts';
import { UTC } from '#kernel/values/local-day.ts';

interface Parts extends Pick<MemberApp, 'documents' | 'render'> {
  /** The site's origin, without a trailing slash. */
  site: string;
  /** Lets a page send requests to the application. */
  fetchInProcess: InProcessFetch;
  /** Returns whether the browser has a session, or had one. */
  hasSession: (ctx: Context) => boolean;
  log: Logger;
}

const NOT_FOR_APP = /^\/(api|dev|decide|step-down|help|unsubscribe|healthz|readyz|servez|metrics)(\/|$)/;

/** Returns whether an address can be one of the app's pages. */
export const isAddress = (address: string): boolean =>
  !isConsole(address) && !NOT_FOR_APP.test(address) && path.posix.extname(address) === '';
const isMemberPage = ({ method, path: address }: Context): boolean =>
  (method === 'GET' || method === 'HEAD') && isAddress(address);

/** Renders pages of the member app for their reader. If that fails, the page renders in the browser. */
export function memberPages({ site, documents, render, fetchInProcess, hasSession, log }: Parts): Middleware {
  return async (ctx, next) => {
    if (!isMemberPage(ctx)) return next();
    const isVisitor = !hasSession(ctx);
    const { unsent, sent } = ctx.state as { unsent?: true; sent?: SentForm };
    try {
      const page = await render({
        url: addressIn(languageOfReader(ctx), ctx.url),
        zone: isVisitor ? UTC : timeZoneOf(ctx),
        answerOf: answerOf(fetchInProcess(ctx)),
        sent: sent ?? null,
        ...(isVisitor && { user: null }),
      });
      if (page.kind !== 'elsewhere') ctx.state['pageRoute'] = page.route;
      if (page.kind === 'client') return sendShell(ctx, documents);
      if (page.kind === 'elsewhere') {
        preventCaching(ctx);
        return ctx.redirect(page.address);
      }
      const word = unsent && answerText('unsent', {}, languageOfReader(ctx));
      if (page.address === null) ctx.set('X-Robots-Tag', 'noindex');
      send(ctx, documents, documents.filled(page, { site, word }), page.status);
      if (isVisitor && page.kind === 'static' && !word) cacheForVisitors(ctx, page.address);
      else preventCaching(ctx);
    } catch (error) {
      log.error({ err: error, requestId: (ctx.state as State).requestId }, 'page not rendered');
      sendShell(ctx, documents);
    }
  };
}

/**
 * If earlier middleware fails, for example without a database, serves the empty page, and the app shows the failure.
 */
export const fallbackShell =
  (documents: Documents, log: Logger) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (!isMemberPage(ctx)) return next();
    try {
      await next();
    } catch (error) {
      log.error({ err: error, requestId: (ctx.state as State).requestId }, 'page not reached');
      sendShell(ctx, documents);
    }
  };

function sendShell(ctx: Context, documents: Documents): void {
  ctx.set('X-Robots-Tag', 'noindex');
  send(ctx, documents, documents.shellIn(languageOfReader(ctx)), 200);
  preventCaching(ctx);
}

function send(ctx: Context, { inline }: Documents, html: string, status: number): void {
  allowInline(ctx, inline);
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}

const preventCaching = (ctx: Context): void => {
  ctx.vary('Cookie');
  // Pages with a token have stricter headers already.
  if (!ctx.res.hasHeader('Cache-Control')) ctx.set('Cache-Control', 'private, no-store');
};

/** Makes a page that all visitors share cacheable, to be revalidated by its ETag. `address` is the canonical one. */
function cacheForVisitors(ctx: Context, address: string | null): void {
  ctx.vary('Cookie');
  if (ctx.res.hasHeader('Cache-Control')) return;
  ctx.set('Cache-Control', 'no-cache');
  ctx.etag = etagOf(String(ctx.body));
  // Only canonical addresses, so that there are no more cached documents than pages.
  const isItself = ctx.status === 200 && ctx.url === ctx.path && address === addressIn(languageOfReader(ctx), ctx.path);
  if (isItself) (ctx.state as { isForAll?: true }).isForAll = true;
  if (!ctx.fresh) return;
  ctx.status = 304;
}
