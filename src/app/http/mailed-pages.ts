import type { Context, Middleware } from 'koa';
import { errorText } from '#kernel/errors.ts';
import type { Failed } from '../contracts/rendering.ts';
import { allowInline } from './inline.ts';
import type { MemberApp } from './pages.ts';
import { isMailed } from './token-pages.ts';

/**
 * Makes the pages behind mailed links, of what their routes show and for whoever holds the link: no session is asked,
 * and no script comes along. What failed before a route was reached is told by a page as well.
 */
export const mailedPages =
  ({ documents, render }: MemberApp): Middleware =>
  async (ctx, next) => {
    await next();
    if (!isMailed(ctx.path)) return;
    const { status } = ctx;
    const view = (ctx.state as { view?: object }).view ?? failed(ctx);
    const page = await render({ url: ctx.url, zone: 'UTC', user: null, view, answerOf: nobody });
    if (page.kind === 'in the browser') throw new Error(`No page for ${ctx.routerPath ?? 'what failed'}`);
    allowInline(ctx, documents.inline);
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = documents.filled(page);
    ctx.status = status;
  };

/** In the words of the refusal; an address that no route knows has none. */
const failed = ({ body }: Context): Failed => ({
  failed: typeof body === 'string' ? (JSON.parse(body) as { message: string }).message : errorText('common.not-found'),
});

const nobody = () => Promise.reject(new Error('A page behind a mailed link asks nothing'));
