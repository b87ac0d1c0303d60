import type { Context } from 'koa';

/** Returns whether a browser or mail program only prefetches or requests headers: nobody has opened the link. */
export const isSpeculative = (ctx: Context): boolean =>
  ctx.method === 'HEAD' ||
  ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) => /prefetch|prerender|preview/i.test(ctx.get(name)));
