import { addressIn, languageIds, languageOf, plainAddress, prefixOf, type Language } from '#kernel/i18n/languages.ts';
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
import type { Answer, PageRequest, PageRendered } from '../app/contracts/rendering.ts';
import { getUser } from '../modules/identity/contracts/auth.ts';
import type { User } from '../modules/identity/contracts/auth.schema.ts';
import { setTimeZone, setDateLanguage } from '../web-shared/text/format.ts';
import { instances, startTexts } from './lib/text/i18n.ts';
import { RenderedDocument, RenderedDocumentContext, type PageHead } from './lib/rendered-document.ts';
import { markupOf } from './lib/text/markup.ts';
import { TranslatedLanguages } from './lib/navigation/page-state-context.ts';
import { translatedLanguages } from './lib/navigation/page-state.ts';
import { listPage } from './lib/server/use-pages.ts';
import { PrefetchMemo } from './lib/navigation/prefetch-memo.ts';
import { mailedPages } from './mailed-routes.tsx';
import { Providers } from './providers.tsx';
import type { RenderMode } from './route-parts.tsx';
import { everyPage } from './routes.tsx';
import { isOffline } from './service-worker/cache-policy.ts';
import { urlOf } from '../web-shared/server/api.ts';

/** Maximum number of renderings, because requests may depend on earlier responses. */
const PASSES = 6;
const SITE = 'http://site.invalid';

for (const language of languageIds) await startTexts(language);
/** Shared by all readers of this process. */
const usual = new PrefetchMemo();
const routes = [...mailedPages, ...everyPage];
const pagesIn = new Map(
  languageIds.map((language) => [language, createStaticHandler(routes, { basename: prefixOf(language) })]),
);

/** Returns the languages of the page at a plain address. */
export const languagesOf = translatedLanguages(routes);

/**
 * Renders a page for one visitor, repeatedly until all its requests have responses. The browser repeats a refused
 * request and shows the reason; a page without scripts shows the failure itself.
 */
export async function render({ url, user, zone, answerOf, view }: PageRequest): Promise<PageRendered> {
  const { pathname, search } = new URL(url, SITE);
  const language = languageOf(pathname);
  const plain = plainAddress(pathname);
  const languages = languagesOf(plain);
  if (!languages.includes(language)) return { kind: 'elsewhere', address: plain + search };
  const { query: match, dataRoutes } = pagesIn.get(language)!;
  const context = await match(new Request(SITE + url));
  if (context instanceof Response) throw new Error(`No page at ${pathname}`);
  const route = context.matches.at(-1)?.route;
  const kind = route?.handle as RenderMode | undefined;
  const isKnown = route?.path !== '*';

  const cache = new UsedQueries();
  const client = new QueryClient({
    queryCache: cache,
    defaultOptions: { queries: { queryFn: nobody, staleTime: Infinity, retryOnMount: false } },
  });
  const answers = new Map<string, Promise<Answer>>();
  /** Adds the response of a query to the client; returns whether the query succeeded. */
  const answered = async (key: QueryKey, meta?: Query['meta']): Promise<boolean> => {
    const address = String(key[0]);
    const answer = await (answers.get(address) ?? answers.set(address, answerOf(address)).get(address)!);
    const data = dataOf(key, answer, meta);
    if (data !== undefined) client.setQueryData(key, data);
    return data !== undefined;
  };
  if (user === undefined) await answered([urlOf(getUser)], { nullOn: 401 });
  else client.setQueryData([urlOf(getUser)], user);
  const reader = client.getQueryData<User | null>([urlOf(getUser)]);
  // An address without a language shows the page in the reader's own.
  const own = reader && !reader.deletionScheduledFor ? reader.language : 'en';
  if (language === 'en' && own !== 'en' && languages.includes(own))
    return { kind: 'elsewhere', address: addressIn(own, url) };
  if (kind === 'client') return { kind: 'client', status: 200 };
  const opened = { page: `${route?.path} ${kindOf(reader)}`, params: context.matches.at(-1)?.params ?? {}, search };
  const unknown = usual.of(opened).filter((key) => client.getQueryData(key) === undefined);
  await Promise.all(unknown.map((key) => answered(key)));

  /** No script will repeat a refused request, so the page itself shows the failure. */
  const isWords = kind === 'static' && reader === null;
  const refused = new Set<string>();
  let html = '';
  let said: PageHead;
  for (let pass = 0; ; pass += 1) {
    const rendered = new RenderedDocument(view);
    cache.requested.clear();
    html = await markupOf(
      <Providers client={client} texts={instances.get(language)!}>
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
    said = rendered.heard();
    const open = [...cache.requested].filter((one) => isOpen(one) && !refused.has(one.queryHash));
    if (open.length === 0 || said.elsewhere !== null || pass === PASSES) break;
    await Promise.all(
      open.map(async (query) => {
        if (await answered(query.queryKey, query.meta)) return;
        refused.add(query.queryHash);
        if (isWords) query.setState({ status: 'error', error: new Error('Refused') });
      }),
    );
  }
  const { title, heading, description, guardianType, article, elsewhere: redirect } = said;
  if (redirect !== null) return { kind: 'elsewhere', address: addressIn(language, redirect) };
  const status = isKnown && !said.missing ? 200 : 404;
  /** True if search engines may list the page, which excludes the offline page. */
  const isPublic = user === null && status === 200 && kind !== 'mailed' && !isOffline(plain);
  /** The canonical address, in the language of its text if the page is an article. */
  const canonicalAddress = addressIn(article?.language ?? language, said.address ?? inOneWay(plain));
  const known = [...cache.requested].filter(({ state }) => state.status === 'success');
  client.clear();
  // A page without a title has no content either.
  if (title === null) return { kind: 'client', status };
  usual.store(
    opened,
    known.filter(isUsed).map(({ queryKey }) => queryKey),
  );
  return {
    kind: (user === null && kind) || 'app',
    status,
    language,
    languages: article?.languages ?? languages,
    html,
    title,
    heading,
    guardianType,
    // Search engines see what visitors see.
    description: isPublic ? (description ?? instances.get(language)!.t('tagline')) : null,
    address: isPublic ? canonicalAddress : null,
    article: isPublic ? article : null,
    inlined: { answers: known.map(({ queryKey, state }) => [queryKey, state.data]), zone, url },
  };
}

/** The first address of each page, by access; `closed` omits prefixes of public addresses, for robots.txt. */
export const addresses = addressesOf(everyPage);

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

/** Normalises a path, because the router ignores case and a trailing slash. */
const inOneWay = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

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

/** Returns the kind of reader: pages of one kind make the same requests. */
const kindOf = (reader: User | null | undefined): string =>
  reader ? [reader.role, reader.gender, reader.isGuardian, reader.isMember].join(' ') : 'visitor';

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
  (kind === undefined || kind === 'pages');
const isOpen = (query: Query): boolean => query.state.status === 'pending' && isUsed(query);

/** Converts a response to the shape of the browser's query cache; undefined for a refusal. */
function dataOf([address, kind]: QueryKey, { status, body, header }: Answer, meta: Query['meta']): unknown {
  if (status === meta?.nullOn) return null;
  if (status < 200 || status > 299) return undefined;
  if (kind !== 'pages') return body ?? null;
  return { pages: [listPage(body as unknown[], header)], pageParams: [address] };
}
