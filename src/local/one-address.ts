import type { Context, Next } from 'koa';

/**
 * This machine has two names. Whoever opens a page by the other one is led to the site's own address: its calls take no
 * other origin (decisions 1.7).
 */
export const atItsAddress =
  (appUrl: string) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const { hostname, host } = new URL(appUrl);
    const isOtherName = hostname === '127.0.0.1' && ctx.host === host.replace(hostname, 'localhost');
    const isPage = ctx.method === 'GET' && ctx.get('Accept').includes('text/html');
    if (isOtherName && isPage) ctx.redirect(`${appUrl}${ctx.originalUrl}`);
    else await next();
  };
