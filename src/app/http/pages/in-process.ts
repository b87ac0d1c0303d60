import { ServerResponse, type IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import type { Answer, PageRequest } from '../../contracts/rendering.ts';

/** What is about the page alone, and not about what it asks. */
const OF_THE_PAGE = ['if-none-match', 'if-modified-since', 'range', 'accept-encoding', 'accept'];

/**
 * Lets a page ask the application as its reader's browser would, without leaving the process: the same routes, and
 * whoever the session of the page's own request says. What the page was asked with is looked up once.
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

/** As Koa runs its own chain. */
const run = (chain: Middleware[], ctx: Context, at = 0): Promise<void> =>
  Promise.resolve(chain[at]?.(ctx as never, () => run(chain, ctx, at + 1)));

const answerIn = ({ status, body, response }: Context): Answer => ({
  status,
  body: typeof body === 'string' && body !== '' ? JSON.parse(body) : (body ?? null),
  header: (name) => String(response.get(name)) || null,
});
