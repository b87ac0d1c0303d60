import { createContext, use } from 'react';
import type { Article } from '../../app/contracts/rendering.ts';

/** What the parts of a page say of the document around it. */
export interface PageHead {
  title: string | null;
  /** The page's own words in it. */
  heading: string | null;
  /** What a search engine tells of the page, in a sentence. */
  description: string | null;
  /** The one address of the page, where it is not its path alone. */
  address: string | null;
  /** Of an article to read. */
  article: Article | null;
  /** Whether there is nothing at this address. */
  missing: boolean;
  /** Where whoever opened this belongs instead. */
  elsewhere: string | null;
  /** Whether the larger type of the guardians is asked for. */
  guardianType: boolean;
}

/** The document that the server makes around a page, for one rendering. */
export class RenderedDocument {
  private said: PageHead = {
    title: null,
    heading: null,
    description: null,
    address: null,
    article: null,
    missing: false,
    elsewhere: null,
    guardianType: false,
  };
  /** What the page behind a mailed link shows. */
  readonly view: object | undefined;

  constructor(view?: object) {
    this.view = view;
  }

  /** Called while a part is rendered, on the server alone. */
  describe(words: Partial<PageHead>) {
    this.said = { ...this.said, ...words };
  }

  heard(): PageHead {
    return this.said;
  }
}

/** Null in the browser, where the document stands already. */
export const RenderedDocumentContext = createContext<RenderedDocument | null>(null);

/** What the page behind a mailed link shows, as its route said; such pages are made by the server alone. */
export function useView<View extends object>(): View {
  const view = use(RenderedDocumentContext)?.view;
  if (!view) throw new Error('This page is made of what its route shows');
  return view as View;
}
