import type { Context, Middleware } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { isMailed } from '../token-pages.ts';

/** An address without a page, which shows the page for missing addresses. */
const NO_PAGE = '/no-such-page';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses requests that no browser page or client of ours sends: other methods outside of the API, and invalid
 * addresses. For the API and emailed pages they are malformed, any other page does not exist.
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

/** Returns whether path and query are percent-encoded UTF-8 without control characters. */
function isReadable({ path, querystring }: Context): boolean {
  try {
    const query = decodeURIComponent(querystring.replaceAll('+', ' '));
    // oxlint-disable-next-line no-control-regex
    return !/[\0-\x1f\x7f\u2028\u2029]|^\/[/\\]/.test(decodeURIComponent(path)) && !query.includes('\0');
  } catch {
    return false;
  }
}
