import { ServerResponse, type IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import type { Answer } from '../contracts/rendering.ts';
import type { PageRequest } from './render.ts';

/** Headers that concern the page, not its requests. */
const OF_THE_PAGE = [
  'if-none-match',
  'if-modified-since',
  'range',
  'accept-encoding',
  'accept',
  'content-type',
  'content-length',
  'transfer-encoding',
  'content-encoding',
];

interface InProcessRequest {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request to the application as the reader of a page. */
export type InProcessFetch = (page: Context) => (address: string, request?: InProcessRequest) => Promise<Answer>;

/**
 * Lets a page send requests to the application as its reader's browser would, but within the process: through the same
 * routes, with the state of the page's own request, and with its cookies.
 */
export const inProcessFetch =
  (app: Koa, chain: Middleware[]): InProcessFetch =>
  (page) => {
    const ofReader = Object.fromEntries(Object.entries(page.headers).filter(([name]) => !OF_THE_PAGE.includes(name)));
    return async (address, { method = 'GET', body, headers = {} } = {}) => {
      const request = Object.create(page.req, {
        method: { value: method, writable: true },
        url: { value: address, writable: true },
        headers: { value: { ...ofReader, ...headers } },
      }) as IncomingMessage;
      const ctx = app.createContext(request, new ServerResponse(request)) as unknown as Context;
      ctx.state = { ...page.state };
      ctx.request.body = body;
      await run(chain, ctx);
      page.state['refusal'] ??= ctx.state['refusal'];
      if (method !== 'GET') page.append('Set-Cookie', [ctx.response.headers['set-cookie'] ?? []].flat());
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

/** The requests of a page while it is rendered: reads, of which some carry a token in their body. */
export const answerOf =
  (fetchAsReader: ReturnType<InProcessFetch>): PageRequest['answerOf'] =>
  (address, body) =>
    fetchAsReader(address, body === undefined ? {} : { method: 'POST', body });
