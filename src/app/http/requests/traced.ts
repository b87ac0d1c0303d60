import type { Context, Next } from 'koa';
import { SPAN_KIND, type Tracer } from '#kernel/telemetry/tracer.ts';

/** Files and the questions of a supervisor, whose success says nothing. */
const QUIET = /\.\w+$|^\/(healthz|readyz|servez|metrics)$/;

/**
 * Begins a trace for each request, by its route: its address, query and body may be personal and are left out, as is
 * who sent it. A trace of the client's is not continued, since anybody may invent one.
 */
export const traced =
  (tracer: Tracer) =>
  (ctx: Context, next: Next): Promise<void> =>
    tracer.run(ctx.method, { kind: SPAN_KIND.server, parent: null }, async (span) => {
      await next();
      const route = String(ctx.routerPath ?? 'page');
      const code: unknown = ctx.state['refusal'];
      span.name = `${ctx.method} ${route}`;
      span.attributes = {
        'http.request.method': ctx.method,
        'http.route': route,
        'http.response.status_code': ctx.status,
        ...(typeof code === 'string' && { 'error.type': code }),
      };
      span.hasFailed = ctx.status >= 500;
      span.isExported = span.hasFailed || !QUIET.test(ctx.path);
    });
