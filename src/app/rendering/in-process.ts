import { ServerResponse, type IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import type { Answer } from '../contracts/rendering.ts';
import type { PageRequest } from './render.ts';

/** Headers that concern the page, not its requests. */
const OF_THE_PAGE = ['if-none-match', 'if-modified-since', 'range', 'accept-encoding', 'accept'];

/**
 * Lets a page send requests to the application as its reader's browser would, but within the process: through the same
 * routes, with the session of the page's own request, which is looked up once.
 */
export const inProcessFetch =
  (app: Koa, chain: Middleware[]) =>
  (page: Context): PageRequest['answerOf'] => {
    const headers = Object.fromEntries(Object.entries(page.headers).filter(([name]) => !OF_THE_PAGE.includes(name)));
    return async (address) => {
      const request = Object.create(page.req, {
        method: { value: 'GET', writable: true },
        url: { value: address, writable: true },
        headers: { value: headers },
      }) as IncomingMessage;
      const ctx = app.createContext(request, new ServerResponse(request)) as unknown as Context;
      ctx.state = { ...page.state };
      await run(chain, ctx);
      return answerIn(ctx);
    };
  };

/** Runs middleware as Koa does. */
const run = (chain: Middleware[], ctx: Context, at = 0): Promise<void> =>
  Promise.resolve(chain[at]?.(ctx as never, () => run(chain, ctx, at + 1)));

const answerIn = ({ status, body, response }: Context): Answer => ({
  status,
  body: typeof body === 'string' && body !== '' ? JSON.parse(body) : (body ?? null),
  header: (name) => String(response.get(name)) || null,
});
