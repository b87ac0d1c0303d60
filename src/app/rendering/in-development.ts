import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Answer, MemberPages } from '../contracts/rendering.ts';
import { addressIn, languageOf, prefixPattern } from '../../shared-kernel/i18n/languages.ts';
import { filledIn } from './document.ts';
import { pageRenderer } from './render.ts';

const NO_PAGE = '/(api|dev|healthz|metrics|decide|step-down|help|unsubscribe|@|node_modules|admin-dashboard)(/|$)';
const PAGE = new RegExp(`^(?!(${prefixPattern()})?${NO_PAGE})[^.?]*(\\?|$)`);

/**
 * Renders the member app from its current sources in development, with data from the application over HTTP. A page that
 * fails is left to the browser.
 */
export const renderedInDevelopment = (application: string): Plugin => ({
  name: 'rendered-in-development',
  apply: 'serve',
  configureServer(server) {
    const answer = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (!(await answered(server, application, { url, cookie: headers.cookie ?? '' }, response))) next();
    };
    server.middlewares.use((request, response, next) => {
      const { url = '/', method, headers } = request;
      const isPage = method === 'GET' && PAGE.test(url) && headers.accept?.includes('text/html');
      if (isPage) void answer(request, response, next);
      else next();
    });
  },
});

interface RequestOptions {
  url: string;
  cookie: string;
}

/** Returns whether the server rendered the page. */
async function answered(server: ViteDevServer, application: string, request: RequestOptions, response: ServerResponse) {
  try {
    const { html, page } = await rendered(server, application, request);
    if (page.kind === 'client') return false;
    if (page.kind === 'elsewhere') response.writeHead(302, { Location: page.address }).end();
    else response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(filledIn(html, page));
    return true;
  } catch (error) {
    server.ssrFixStacktrace(error as Error);
    server.config.logger.error((error as Error).stack ?? String(error));
    return false;
  }
}

async function rendered(server: ViteDevServer, application: string, { url, cookie }: RequestOptions) {
  const template = await readFile(path.join(server.config.root, 'index.html'), 'utf8');
  const html = await server.transformIndexHtml(url, template);
  const render = pageRenderer((await server.ssrLoadModule('/server.tsx')) as MemberPages);
  const page = await render({
    url,
    zone: 'UTC',
    answerOf: (address) => answerOf(application + addressIn(languageOf(url), address), cookie),
    ...(!/(^|; )mithaq=/.test(cookie) && { user: null }),
  });
  return { html, page };
}

async function answerOf(address: string, cookie: string): Promise<Answer> {
  const response = await fetch(address, { headers: { cookie } });
  const text = await response.text();
  const { status, headers } = response;
  return { status, body: text === '' ? null : JSON.parse(text), header: (name) => headers.get(name) };
}
