import { currentSite } from '#kernel/i18n/current-site.ts';
import {
  addressIn,
  defaultLanguage,
  languageOf,
  plainAddress,
  spokenLanguage,
  type Language,
} from '#kernel/i18n/languages.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import type { Answer, Article, MemberPages, PageQuery, SentForm } from '../contracts/rendering.ts';
import { PrefetchMemo } from './prefetch-memo.ts';

export interface PageRequest {
  url: string;
  /** Null for a visitor; undefined for a reader with a session, whom the page loads itself. */
  user?: null;
  zone: string;
  /** Sends a request to the application as this reader; one with a body is a POST. */
  answerOf(address: string, body?: unknown): Promise<Answer>;
  /** The form that the browser sent itself, and the response to it. */
  sent?: SentForm | null;
  /** The data of a page behind an emailed link, or a failure from before its route. */
  view?: object;
}

export type PageRendered =
  | { kind: 'client'; status: number; route: string }
  /** A redirect: the reader belongs elsewhere, or the page does not exist in the language. */
  | { kind: 'elsewhere'; address: string }
  | {
      /** Selects the styles; the app hydrates the last two. */
      kind: 'static' | 'mailed' | 'form' | 'app';
      status: number;
      /** The pattern of its address, such as `/profile/:id`. */
      route: string;
      language: Language;
      languages: Language[];
      html: string;
      title: string | null;
      /** The title without the product's name. */
      heading: string | null;
      /** For search engines, as visitors see it: the description and the canonical address. */
      description: string | null;
      address: string | null;
      article: Article | null;
      guardianType: boolean;
      /** Data that the app needs in the browser. */
      inlined: unknown;
    };

export type Render = (request: PageRequest) => Promise<PageRendered>;

/** Maximum number of renderings, because requests may depend on earlier responses. */
const PASSES = 6;
const SITE = 'http://site.invalid';
const USER = '/api/user';
/** The response of `USER` to a visitor. */
const VISITOR = { status: 401, body: null };

/**
 * Renders pages of the built member app, each repeatedly until all its requests have responses. The browser repeats a
 * refused request and shows the reason; a page without scripts shows the failure itself.
 */
export function pageRenderer({ openPage, languagesOf }: MemberPages): Render {
  /** Shared by all readers of this process. */
  const memo = new PrefetchMemo();
  return async ({ url, user, zone, answerOf, view, sent = null }) => {
    const { pathname, search } = new URL(url, SITE);
    const language = languageOf(pathname);
    const plain = plainAddress(pathname);
    const languages = languagesOf(plain).filter((one) => currentSite().languages.includes(one));
    if (!languages.includes(language))
      return { kind: 'elsewhere', address: addressIn(languages[0] ?? defaultLanguage(), plain) + search };
    const page = await openPage(url, { zone, site: currentSite(), view, sent });
    const responses = new Map<string, Promise<Answer>>();
    const respond = (address: string, body?: unknown) => {
      const request = JSON.stringify([address, body]);
      return responses.get(request) ?? responses.set(request, answerOf(address, body)).get(request)!;
    };
    /** Stores the response to a query; returns whether it succeeded. */
    const load = async (query: PageQuery) => page.store(query, await respond(...requestOf(query)));

    const { status: signedIn, body } = user === null ? VISITOR : await respond(USER);
    page.store({ key: [USER], nullOn: VISITOR.status }, { status: signedIn, body, header: () => null });
    const reader = signedIn === 200 ? (body as User) : signedIn === VISITOR.status ? null : undefined;
    // An address without a language shows the page in the reader's own.
    const own = reader && !reader.deletionScheduledFor ? spokenLanguage(reader.language) : defaultLanguage();
    if (language === defaultLanguage() && own !== language && languages.includes(own))
      return { kind: 'elsewhere', address: addressIn(own, url) };
    if (page.kind === 'client') return { kind: 'client', status: 200, route: `/${page.path}` };
    const opened = { page: `${page.path} ${kindOf(reader)}`, params: page.params, search };
    const missing = memo.of(opened).filter((key) => !page.has(key));
    await Promise.all(missing.map((key) => load({ key })));

    const refused = new Set<string>();
    let drawn = await page.draw();
    for (let pass = 0; pass < PASSES && drawn.head.elsewhere === null; pass += 1) {
      const open = drawn.open.filter(({ key }) => !refused.has(JSON.stringify(key)));
      if (open.length === 0) break;
      await Promise.all(
        open.map(async (query) => {
          if (await load(query)) return;
          refused.add(JSON.stringify(query.key));
          // No script will repeat a refused request, so the page itself shows the failure.
          if (page.kind === 'static' && reader === null) page.fail(query);
        }),
      );
      drawn = await page.draw();
    }
    const { title, heading, description, guardianType, article, missing: isMissing, elsewhere, ...head } = drawn.head;
    if (elsewhere !== null) return { kind: 'elsewhere', address: addressIn(language, elsewhere) };
    const status = page.path !== '*' && !isMissing ? 200 : 404;
    const answers = page.answers();
    page.close();
    // A page without a title has no content either.
    if (title === null) return { kind: 'client', status, route: `/${page.path}` };
    memo.store(
      opened,
      answers.filter(({ isFetched }) => isFetched).map(({ key }) => key),
    );
    /** True if search engines may list the page, which excludes the offline page. */
    const isPublic = user === null && status === 200 && page.kind !== 'mailed' && !page.isOffline;
    return {
      kind: (user === null && page.kind) || 'app',
      status,
      route: `/${page.path}`,
      language,
      languages: article?.languages ?? languages,
      html: drawn.html,
      title,
      heading,
      guardianType,
      description: isPublic ? description : null,
      // In the language of its text if the page is an article.
      address: isPublic ? addressIn(article?.language ?? language, head.address ?? inOneWay(plain)) : null,
      article: isPublic ? article : null,
      inlined: { answers: answers.map(({ key, data }) => [key, data]), zone, url, sent },
    };
  };
}

/** Address and body of a query; other parts of its key are names. */
const requestOf = ({ key: [address, body] }: PageQuery): [string, unknown] => [
  String(address),
  typeof body === 'object' ? body : undefined,
];

/** Normalises a path, because the router ignores case and a trailing slash. */
const inOneWay = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** Returns the kind of reader: pages of one kind make the same requests. */
const kindOf = (reader: User | null | undefined): string =>
  reader ? [reader.role, reader.gender, reader.isGuardian, reader.isMember].join(' ') : 'visitor';
