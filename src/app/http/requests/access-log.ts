import type Koa from 'koa';
import type { State } from '#kernel/http/context.ts';
import type { Logger } from '#kernel/runtime/logger.ts';

/**
 * Logs the user, the status and the refusal of each request, with the pattern of the route or page: the address itself
 * may contain a token.
 */
export const accessLog =
  (log: Logger): Koa.Middleware =>
  async (ctx, next) => {
    const started = process.hrtime.bigint();
    await next();
    const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
    const { routerPath, state } = ctx as { routerPath?: string; state: { pageRoute?: string } };
    const route = routerPath ?? state.pageRoute ?? 'page';
    log.info(
      {
        requestId: ctx.state['requestId'],
        account: (ctx.state['actor'] as State['actor'] | undefined)?.userId,
        method: ctx.method,
        route,
        status: ctx.status,
        refusal: ctx.state['refusal'],
        milliseconds: Math.round(milliseconds * 10) / 10,
      },
      'request',
    );
  };
