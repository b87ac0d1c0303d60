import type { Context, Middleware } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { isMailed } from '../pages/token-pages.ts';

/** Names no page, so that the page for addresses that do not exist is shown. */
const NO_PAGE = '/no-such-page';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses what no client of ours sends: other methods outside the API, and addresses that cannot be read. A call or a
 * mailed page is malformed then, and any other page does not exist.
 */
export const refuseOddRequests: Middleware = async (ctx, next) => {
  const isCall = ctx.path.startsWith('/api');
  if (!isCall && !METHODS.has(ctx.method)) {
    ctx.set('Allow', 'GET, HEAD, POST');
    throw new DomainError('common.method-not-allowed');
  }
  if (!isReadable(ctx)) {
    if (isCall) throw new DomainError('common.malformed');
    if (isMailed(ctx.path)) {
      ctx.path = `/${ctx.path.split('/')[1]}/-`;
      throw new DomainError('common.malformed');
    }
    ctx.path = NO_PAGE;
    ctx.querystring = '';
  }
  await next();
};

/** Whether path and query are percent-encoded UTF-8, without control characters where they are never meant. */
function isReadable({ path, querystring }: Context): boolean {
  try {
    const query = decodeURIComponent(querystring.replaceAll('+', ' '));
    // oxlint-disable-next-line no-control-regex
    return !/[\0-\x1f\x7f\u2028\u2029]|^\/[/\\]/.test(decodeURIComponent(path)) && !query.includes('\0');
  } catch {
    return false;
  }
}
