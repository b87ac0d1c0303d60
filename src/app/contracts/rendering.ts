import type { Language } from '#kernel/i18n/languages.ts';

/** What the application says to one question of a page. */
export interface Answer {
  status: number;
  body: unknown;
  header(name: string): string | null;
}

/** Which page is rendered, and for whom. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Null for a visitor; not given for whoever has a session, of whom the page asks by itself. */
  user?: null;
  /** The reader's time zone. */
  zone: string;
  /** Asks the application for this person. */
  answerOf(address: string): Promise<Answer>;
  /** What the page behind a mailed link shows, or the words of what failed before its route was reached. */
  view?: object | RenderFailure;
}

/** Instead of what a page behind a mailed link would show. */
export interface RenderFailure {
  failed: string;
}

/** What is told of an article to read: what it is about, when it was changed, and in which languages it can be read. */
export interface Article {
  section: string;
  updatedAt: string;
  /** That of these very words. */
  language: Language;
  languages: Language[];
}

/** A page as the member app rendered it. */
export type PageRendered =
  | { kind: 'in the browser'; status: number }
  /** Whoever asked belongs there instead, or the page does not stand in the language that was asked for. */
  | { kind: 'elsewhere'; address: string }
  | {
      /** By what it is taken over: by nothing (`words`, `mailed`), by the program of the form pages, by the app. */
      kind: 'words' | 'mailed' | 'form' | 'app';
      status: number;
      language: Language;
      /** In which the page stands. */
      languages: Language[];
      html: string;
      title: string | null;
      /** The title without the product's name. */
      heading: string | null;
      /** For search engines, of what visitors see: what it is about, and the one address at which it stands. */
      description: string | null;
      address: string | null;
      article: Article | null;
      guardianType: boolean;
      /** What the app begins with in the browser. */
      inlined: unknown;
    };

/** What the member app is built to for the server: `dist/web-member-server/server.js`. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageRendered>;
  /** Pages without a name in their address: those that are words for visitors, and those behind a session. */
  addresses: { open: string[]; closed: string[] };
  /** In which languages the page at a plain address stands. */
  languagesOf(pathname: string): Language[];
}
