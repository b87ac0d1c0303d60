import { currentSite, setCurrentSite, type SiteFacts } from '#kernel/i18n/current-site.ts';
import { languageIds, languageOf, plainAddress, prefixOf, type Language } from '#kernel/i18n/languages.ts';
import {
  QueryCache,
  QueryClient,
  type Query,
  type QueryKey,
  type QueryOptions,
  type QueryState,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom';
import type { Answer, MemberPages } from '../app/contracts/rendering.ts';
import { setTimeZone, setDateLanguage } from '../web-shared/text/format.ts';
import { instances, startTexts } from './lib/text/i18n.ts';
import { RenderedDocument, RenderedDocumentContext } from './lib/rendered-document.ts';
import { markupOf } from './lib/text/markup.ts';
import { TranslatedLanguages } from './lib/navigation/page-state-context.ts';
import { translatedLanguages } from './lib/navigation/page-state.ts';
import { listPage } from './lib/server/use-pages.ts';
import { mailedPages } from './mailed-routes.tsx';
import { Providers } from './providers.tsx';
import type { RenderMode } from './route-parts.tsx';
import { everyPage } from './routes.tsx';
import { withoutFees } from './without-fees.ts';
import { isOffline } from './service-worker/cache-policy.ts';

const SITE = 'http://site.invalid';

for (const language of languageIds) await startTexts(language);
const servedPages = ({ fees }: { fees: boolean }): RouteObject[] => (fees ? everyPage : withoutFees(everyPage));
const routes = [...mailedPages, ...everyPage];
/** Handlers of the pages that a site serves, by their prefix. */
const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();
function handlerOf({ fees }: SiteFacts, basename: string) {
  const key = `${fees} ${basename}`;
  const known = handlers.get(key);
  if (known) return known;
  const handler = createStaticHandler([...mailedPages, ...servedPages({ fees })], { basename });
  handlers.set(key, handler);
  return handler;
}

/** Returns the languages of the page at a plain address. */
export const languagesOf = translatedLanguages(routes);

/** Opens the page at an address for one rendering. */
export const openPage: MemberPages['openPage'] = async (url, { zone, view, sent, site }) => {
  setCurrentSite(site);
  const { pathname } = new URL(url, SITE);
  const language = languageOf(pathname);
  const { query: match, dataRoutes } = handlerOf(site, prefixOf(language));
  const context = await match(new Request(SITE + url));
  if (context instanceof Response) throw new Error(`No page at ${pathname}`);
  const { route, params = {} } = context.matches.at(-1) ?? {};
  const kind = route?.handle as RenderMode | undefined;
  const texts = instances.get(language)!;
  const cache = new UsedQueries();
  const client = new QueryClient({
    queryCache: cache,
    defaultOptions: { queries: { queryFn: nobody, staleTime: Infinity, retryOnMount: false } },
  });
  return {
    path: route?.path ?? '',
    params,
    kind,
    isOffline: isOffline(plainAddress(pathname)),
    has: (key) => client.getQueryData(key) !== undefined,
    store({ key, nullOn }, answer) {
      const data = dataOf(key, answer, nullOn);
      if (data !== undefined) client.setQueryData(key, data);
      return data !== undefined;
    },
    fail: ({ key }) => cache.find({ queryKey: key })?.setState({ status: 'error', error: new Error('Refused') }),
    async draw() {
      const rendered = new RenderedDocument(view, sent);
      cache.requested.clear();
      const html = await markupOf(
        <Providers client={client} texts={texts}>
          <ByCustomOf zone={zone} language={language}>
            <RenderedDocumentContext value={rendered}>
              <TranslatedLanguages value={kind === 'mailed' ? byItself : languagesOf}>
                <StaticRouterProvider
                  router={createStaticRouter(dataRoutes, context)}
                  context={context}
                  hydrate={false}
                />
              </TranslatedLanguages>
            </RenderedDocumentContext>
          </ByCustomOf>
        </Providers>,
      );
      const head = rendered.heard();
      const open = [...cache.requested].filter(isOpen);
      return {
        html,
        head: { ...head, description: head.description ?? (currentSite().tagline[language] || texts.t('tagline')) },
        open: open.map(({ queryKey, meta }) => ({ key: queryKey, nullOn: meta?.nullOn })),
      };
    },
    answers: () =>
      [...cache.requested]
        .filter(({ state }) => state.status === 'success')
        .map((query) => ({ key: query.queryKey, data: query.state.data, isFetched: isUsed(query) })),
    close: () => client.clear(),
  };
};

/** The first address of each page, by access; `closed` omits prefixes of public addresses, for robots.txt. */
export const addresses: MemberPages['addresses'] = (site) => addressesOf(servedPages(site));

function addressesOf(routes: RouteObject[]): { open: string[]; closed: string[] } {
  const [open, closed]: [string[], string[]] = [[], []];
  const known = new Set<RouteObject['lazy']>();
  for (const { path = '', lazy, handle } of routesIn(routes)) {
    if (/[:*]/.test(path) || known.has(lazy)) continue;
    known.add(lazy);
    const address = ['', path].join('/');
    if (isOffline(address)) continue;
    if (handle === 'static') open.push(address);
    else if (handle !== 'form') closed.push(address);
  }
  return { open, closed: closed.filter((one) => !open.some((address) => address.startsWith(one))) };
}

function routesIn(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => (route.children ? routesIn(route.children) : [route]));
}

/** Records the queries used since it was last cleared; prefetched ones may belong to no page. */
class UsedQueries extends QueryCache {
  readonly requested = new Set<Query>();

  override build<Fetched, Failure, Data, Key extends QueryKey>(
    client: QueryClient,
    options: QueryOptions<Fetched, Failure, Data, Key> & { queryKey: Key },
    state?: QueryState<Data, Failure>,
  ): Query<Fetched, Failure, Data, Key> {
    const query = super.build(client, options, state);
    this.requested.add(query as unknown as Query);
    return query;
  }
}

/** Rejects each fetch during rendering; requests are made between two renderings. */
const nobody = () => Promise.reject(new Error('Nothing is fetched while a page is rendered'));

/** Sets the time zone and language of dates just before its children render, synchronously. */
function ByCustomOf({ zone, language, children }: { zone: string; language: Language; children: ReactNode }) {
  setTimeZone(zone);
  setDateLanguage(language);
  return children;
}

/** Pages behind emailed links have their own links to other languages, if any. */
const byItself = () => [];

/** Returns whether the query reads from the API. */
const isUsed = ({ options, queryKey: [address, kind] }: Query): boolean =>
  (options as { enabled?: boolean }).enabled !== false &&
  String(address).startsWith('/api/') &&
  (kind === undefined || kind === 'pages' || typeof kind === 'object');
const isOpen = (query: Query): boolean => query.state.status === 'pending' && isUsed(query);

/** Converts a response to the shape of the browser's query cache; undefined for a refusal. */
function dataOf([address, kind]: QueryKey, { status, body, header }: Answer, nullOn: number | undefined): unknown {
  if (status === nullOn) return null;
  if (status < 200 || status > 299) return undefined;
  if (kind !== 'pages') return body ?? null;
  return { pages: [listPage(body as unknown[], header)], pageParams: [address] };
}
