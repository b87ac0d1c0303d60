import type { SiteFacts } from '#kernel/i18n/current-site.ts';
import type { Language } from '#kernel/i18n/languages.ts';

export interface Answer {
  status: number;
  body: unknown;
  header(name: string): string | null;
}

/** A failure shown instead of the data of a page behind an emailed link. */
export interface RenderFailure {
  failed: string;
}

/** A form of a page that the browser sent without the app, and the API's response. */
export interface SentForm {
  /** The address of its endpoint, such as `POST /api/auth/signin`. */
  endpoint: string;
  /** The typed input, without passwords. */
  values: Record<string, string>;
  status: number;
  body: unknown;
}

/** Metadata of an article: its topic, its last change and its languages. */
export interface Article {
  section: string;
  updatedAt: string;
  language: Language;
  languages: Language[];
}

/** Metadata that a page sets while it is rendered. */
export interface PageHead {
  title: string | null;
  /** The page's own part of the title. */
  heading: string | null;
  /** A sentence for search engines. */
  description: string | null;
  /** The canonical address, if it is not just the path. */
  address: string | null;
  article: Article | null;
  missing: boolean;
  /** The page to which this reader is redirected. */
  elsewhere: string | null;
  /** True for the larger type that guardians may choose. */
  guardianType: boolean;
}

/** A query of a page: the first part of its key is the address, the second may be a body. */
export interface PageQuery {
  key: readonly unknown[];
  /** The status that means null instead of a refusal. */
  nullOn?: number | undefined;
}

/** A page of the member app that is opened for one rendering. */
export interface OpenedPage {
  /** The path of its route, `*` for an unknown address, and the parameters in it. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  /** `client` pages are rendered in the browser only. */
  kind: 'static' | 'form' | 'mailed' | 'client' | undefined;
  isOffline: boolean;
  has(key: PageQuery['key']): boolean;
  /** Stores the response to a query. Returns false for a refusal. */
  store(query: PageQuery, answer: Answer): boolean;
  /** Lets the page show that a query failed. */
  fail(query: PageQuery): void;
  /** Renders the page with the stored responses; `open` are queries without one. */
  draw(): Promise<{ html: string; head: PageHead; open: PageQuery[] }>;
  /** The data that the last rendering used. `isFetched` excludes data that no request returned. */
  answers(): { key: PageQuery['key']; data: unknown; isFetched: boolean }[];
  close(): void;
}

/** The server build of the member app: `dist/web-member-server/server.js`. */
export interface MemberPages {
  /**
   * Opens the page at an address. `view` is the data of a page behind an emailed link, or a failure from before its
   * route; `sent` is the form to which the page responds.
   */
  openPage(
    url: string,
    options: { zone: string; site: SiteFacts; view?: object | undefined; sent?: SentForm | null | undefined },
  ): Promise<OpenedPage>;
  /** Addresses of pages without parameters: static ones for visitors, and those that require a session. */
  addresses(site: Pick<SiteFacts, 'fees'>): { open: string[]; closed: string[] };
  /** Returns the languages of the page at a plain address. */
  languagesOf(pathname: string): Language[];
}
