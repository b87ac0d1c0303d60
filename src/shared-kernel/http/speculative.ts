import type { Context } from 'koa';

/** Whether a browser or a mail program asks ahead of time or asks for the headers alone: nobody has opened the link. */
export const isSpeculative = (ctx: Context): boolean =>
  ctx.method === 'HEAD' ||
  ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) => /prefetch|prerender|preview/i.test(ctx.get(name)));
