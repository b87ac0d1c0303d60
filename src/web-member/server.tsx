import { QueryClient, type Query } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Answer, PageAsked, PageRendered } from '../app/contracts/rendering.ts';
import { readClockOf } from './lib/format.ts';
import { i18n, startTexts } from './lib/i18n.ts';
import { RenderedDocument, RenderedDocumentContext, type Said } from './lib/rendered-document.ts';
import { markupOf } from './lib/markup.ts';
import { listPage } from './lib/use-pages.ts';
import { Providers } from './providers.tsx';
import type { Answered } from './route-parts.tsx';
import { everyPage } from './routes.tsx';

/** What a page asks for may depend on what it was answered before. */
const PASSES = 6;
const SITE = 'http://site.invalid';

await startTexts();
const { query: match, dataRoutes } = createStaticHandler(everyPage);

/**
 * Renders a page for one visitor: again and again until all that it asks for has been answered, with a client of its
 * own. The texts are one for all and never change their language. What is refused is left to the browser, which asks
 * once more and tells why.
 */
export async function render({ url, user, zone, answerOf }: PageAsked): Promise<PageRendered> {
  const context = await match(new Request(SITE + url));
  if (context instanceof Response) throw new Error(`No page at ${new URL(url, SITE).pathname}`);
  const route = context.matches.at(-1)?.route;
  const answered = route?.handle as Answered | undefined;
  const status = route?.path === '*' ? 404 : 200;
  if (answered === 'in the browser') return { kind: 'in the browser', status };

  const client = new QueryClient({ defaultOptions: { queries: { queryFn: nobody, staleTime: Infinity } } });
  if (user !== undefined) client.setQueryData(['/api/user'], user);
  const refused = new Set<string>();
  let html = '';
  let said: Said;
  for (let pass = 0; ; pass += 1) {
    const rendered = new RenderedDocument();
    html = await markupOf(
      <Providers client={client} texts={i18n}>
        <ByClockOf zone={zone}>
          <RenderedDocumentContext value={rendered}>
            <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
          </RenderedDocumentContext>
        </ByClockOf>
      </Providers>,
    );
    said = rendered.heard();
    const open = client
      .getQueryCache()
      .findAll({ predicate: isOpen })
      .filter((one) => !refused.has(one.queryHash));
    if (open.length === 0 || said.elsewhere !== null || pass === PASSES) break;
    await Promise.all(
      open.map(async (one) => {
        const data = dataOf(one, await answerOf(String(one.queryKey[0])));
        if (data === undefined) refused.add(one.queryHash);
        else client.setQueryData(one.queryKey, data);
      }),
    );
  }
  // A page that has no name yet has nothing to show either.
  if (said.title === null && said.elsewhere === null) return { kind: 'in the browser', status };
  const known = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  client.clear();
  return {
    kind: (user === null && answered) || 'app',
    status,
    html,
    ...said,
    inlined: { answers: known.map(({ queryKey, state }) => [queryKey, state.data]), zone, url },
  };
}

/** Nothing fetches by itself on the server: what waits is answered between two renderings. */
const nobody = () => Promise.reject(new Error('Nothing is fetched while a page is rendered'));

/** Sets the clock right before the parts below it are rendered, which happens in one go. */
function ByClockOf({ zone, children }: { zone: string; children: ReactNode }) {
  readClockOf(zone);
  return children;
}

/** What waits for an answer of an address that can be asked for. */
const isOpen = ({ state, options, queryKey: [address, kind] }: Query): boolean =>
  state.status === 'pending' &&
  (options as { enabled?: boolean }).enabled !== false &&
  String(address).startsWith('/api/') &&
  (kind === undefined || kind === 'pages');

/** An answer in the shape in which the browser keeps it; nothing for a refusal. */
function dataOf({ queryKey: [address, kind], meta }: Query, { status, body, header }: Answer): unknown {
  if (status === 401 && meta?.nullOn401) return null;
  if (status < 200 || status > 299) return undefined;
  if (kind !== 'pages') return body ?? null;
  return { pages: [listPage(body as unknown[], header)], pageParams: [address] };
}
