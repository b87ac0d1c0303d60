import type { Language } from '#kernel/i18n/languages.ts';

export interface Answer {
  status: number;
  body: unknown;
  header(name: string): string | null;
}

export interface PageRequest {
  url: string;
  /** Null for a visitor; undefined for a reader with a session, whom the page loads itself. */
  user?: null;
  zone: string;
  /** Sends a request to the application as this reader. */
  answerOf(address: string): Promise<Answer>;
  /** The data of a page behind an emailed link, or a failure from before its route. */
  view?: object | RenderFailure;
}

/** A failure shown instead of the data of a page behind an emailed link. */
export interface RenderFailure {
  failed: string;
}

/** Metadata of an article: its topic, its last change and its languages. */
export interface Article {
  section: string;
  updatedAt: string;
  language: Language;
  languages: Language[];
}

export type PageRendered =
  | { kind: 'client'; status: number }
  /** A redirect: the reader belongs elsewhere, or the page does not exist in the language. */
  | { kind: 'elsewhere'; address: string }
  | {
      /** The program that hydrates it: none (`words`, `mailed`), the form program, or the app. */
      kind: 'static' | 'mailed' | 'form' | 'app';
      status: number;
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

/** The server build of the member app: `dist/web-member-server/server.js`. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageRendered>;
  /** Addresses of pages without parameters: static ones for visitors, and those that require a session. */
  addresses: { open: string[]; closed: string[] };
  /** Returns the languages of the page at a plain address. */
  languagesOf(pathname: string): Language[];
}
