import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import { languageOfReader, type State } from '#kernel/http/context.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import { addressIn } from '#kernel/i18n/languages.ts';
import type { Logger } from '#kernel/runtime/logger.ts';
import type { PageRequest, PageRenderer } from '../../contracts/rendering.ts';
import { isConsole } from '../console-place.ts';
import type { Documents } from './document.ts';
import { allowInline } from './inline.ts';
import { knownTimeZone, UTC } from '../requests/time-zone.ts';
import { withoutScript } from './without-script.ts';

/** What the member app was built to. */
export interface MemberApp {
  documents: Documents;
  render: PageRenderer['render'];
  addresses: PageRenderer['addresses'];
  languagesOf: PageRenderer['languagesOf'];
}

interface Parts extends MemberApp {
  /** Where the site stands, without a slash at its end. */
  site: string;
  /** Lets a page ask the application. */
  fetchInProcess: (page: Context) => PageRequest['answerOf'];
  /** Whether there is a session, or was one. */
  hasSession: (ctx: Context) => boolean;
  log: Logger;
}

/** What a browser sends by itself, where no script of the app does. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const NOT_FOR_APP = /^\/(api|dev|decide|step-down|help|unsubscribe|healthz|readyz|metrics)(\/|$)/;
const COOKIE = 'zone';

/** Whether an address is a page of the member app. */
const isAddress = (address: string): boolean =>
  !isConsole(address) && !NOT_FOR_APP.test(address) && path.posix.extname(address) === '';
const isMemberPage = ({ method, path: address }: Context): boolean =>
  (method === 'GET' || method === 'HEAD') && isAddress(address);

/**
 * A form of the app that the browser sent by itself, before the app was there or without JavaScript: nothing of it is
 * read, and the page comes again with a word.
 */
export async function formsWithoutApp(ctx: Context, next: Next): Promise<void> {
  if (ctx.method === 'POST' && isAddress(ctx.path) && FORMS.includes(ctx.request.type)) {
    ctx.method = 'GET';
    ctx.state['unsent'] = true;
  }
  await next();
}

/**
 * Answers every page of the member app whole: rendered for whoever asks, with the answers that it was made of. One that
 * fails is made in the browser, as far as it can be.
 */
export function memberPages({
  site,
  documents,
  render,
  fetchInProcess,
  hasSession,
  log,
}: Omit<Parts, 'addresses' | 'languagesOf'>): Middleware {
  return async (ctx, next) => {
    if (!isMemberPage(ctx)) return next();
    const isVisitor = !hasSession(ctx);
    try {
      const page = await render({
        url: addressIn(languageOfReader(ctx), ctx.url),
        zone: isVisitor ? UTC : zoneOf(ctx),
        answerOf: fetchInProcess(ctx),
        ...(isVisitor && { user: null }),
      });
      if (page.kind === 'in the browser') return sendShell(ctx, documents);
      if (page.kind === 'elsewhere') {
        preventCaching(ctx);
        return ctx.redirect(page.address);
      }
      const { unsent } = ctx.state as { unsent?: true };
      const word = unsent && answerText('unsent', {}, languageOfReader(ctx));
      if (page.address === null) ctx.set('X-Robots-Tag', 'noindex');
      send(ctx, documents, documents.filled(page, { site, word }), page.status);
      if (isVisitor && page.kind === 'words' && !word) cacheForVisitors(ctx, page.address);
      else preventCaching(ctx);
    } catch (error) {
      log.error({ err: error, requestId: (ctx.state as State).requestId }, 'page not rendered');
      sendShell(ctx, documents);
    }
  };
}

/** Where what stands before a page fails, as when the database is away, the app tells of it by itself. */
export const shellInNeed =
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

/** The page without anything in it. */
function sendShell(ctx: Context, documents: Documents): void {
  ctx.set('X-Robots-Tag', 'noindex');
  send(ctx, documents, documents.shellIn(languageOfReader(ctx)), 200);
  preventCaching(ctx);
}

/** Where another page does the same without JavaScript, it leads on to that one. */
function send(ctx: Context, { inline }: Documents, html: string, status: number): void {
  const redirect = withoutScript(ctx);
  const lead = `<noscript><meta http-equiv="refresh" content="0; url=${redirect}"></noscript></head>`;
  allowInline(ctx, inline);
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = redirect ? html.replace('</head>', () => lead) : html;
}

const preventCaching = (ctx: Context): void => {
  ctx.vary('Cookie');
  // Where the address holds a token, the chain has said so already.
  if (!ctx.res.hasHeader('Cache-Control')) ctx.set('Cache-Control', 'private, no-store');
};

/** The same for everybody who has no session: kept, and asked for anew by its tag. `address` is the page's own. */
function cacheForVisitors(ctx: Context, address: string | null): void {
  ctx.vary('Cookie');
  if (ctx.res.hasHeader('Cache-Control')) return;
  ctx.set('Cache-Control', 'no-cache');
  ctx.etag = createHash('sha256').update(String(ctx.body)).digest('base64url').slice(0, 22);
  // There are as many as pages: what is asked of one, or another spelling of its address, makes none.
  const isItself = ctx.status === 200 && ctx.url === ctx.path && address === addressIn(languageOfReader(ctx), ctx.path);
  if (isItself) (ctx.state as { isForAll?: true }).isForAll = true;
  if (!ctx.fresh) return;
  ctx.status = 304;
}

/** The reader's time zone, as the app told it; times are told by it. */
function zoneOf(ctx: Context): string {
  try {
    return knownTimeZone(decodeURIComponent(ctx.cookies.get(COOKIE, { signed: false }) ?? ''));
  } catch {
    return UTC;
  }
}
