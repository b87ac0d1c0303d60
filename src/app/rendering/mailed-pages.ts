import type { Context, Middleware } from 'koa';
import { errorText, type ErrorCode } from '#kernel/errors.ts';
import { languageOfReader, type State } from '#kernel/http/context.ts';
import { addressIn } from '#kernel/i18n/languages.ts';
import type { Logger } from '#kernel/runtime/logger.ts';
import type { RenderFailure } from '../contracts/rendering.ts';
import { allowInline } from './inline.ts';
import type { MemberApp } from './member-app.ts';
import { isMailed } from '../http/token-pages.ts';

/**
 * Renders pages behind emailed links for whoever holds the link, without a session and without scripts. Failures before
 * the route or during rendering are shown as a page too.
 */
export const mailedPages =
  ({ documents, render, log }: Pick<MemberApp, 'documents' | 'render'> & { log: Logger }): Middleware =>
  async (ctx, next) => {
    await next();
    if (!isMailed(ctx.path) || ctx.status === 303) return;
    let { status } = ctx;
    const url = addressIn(languageOfReader(ctx), ctx.url);
    const showing = (view: object) => render({ url, zone: 'UTC', user: null, view, answerOf: nobody });
    const page = await showing((ctx.state as { view?: object }).view ?? failed(ctx)).catch((error: unknown) => {
      log.error({ err: error, requestId: (ctx.state as State).requestId }, 'page not rendered');
      status = 500;
      return showing({ failed: errorText('common.failed', {}, languageOfReader(ctx)) } satisfies RenderFailure);
    });
    if (page.kind === 'client' || page.kind === 'elsewhere')
      throw new Error(`No page for ${ctx.routerPath ?? 'what failed'}`);
    allowInline(ctx, documents.inline);
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = documents.filled(page, { site: '' });
    ctx.status = status;
  };

/** Returns the text of the refusal; empty for an unknown address. */
function failed(ctx: Context): RenderFailure {
  const { code, ...details } =
    typeof ctx.body === 'string' ? (JSON.parse(ctx.body) as Refusal) : ({ code: 'common.not-found' } satisfies Refusal);
  return { failed: errorText(code, details, languageOfReader(ctx)) };
}

/** The refusal's JSON. */
type Refusal = { code: ErrorCode } & Record<string, string>;

const nobody = () => Promise.reject(new Error('A page behind a mailed link asks nothing'));
