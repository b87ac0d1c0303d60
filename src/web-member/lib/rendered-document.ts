import { createContext, use } from 'react';
import type { Article } from '../../app/contracts/rendering.ts';

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

/** The document around a page, for one rendering on the server. */
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
  /** The data of a page behind an emailed link. */
  readonly view: object | undefined;

  constructor(view?: object) {
    this.view = view;
  }

  /** Sets metadata during rendering, on the server only. */
  describe(words: Partial<PageHead>) {
    this.said = { ...this.said, ...words };
  }

  heard(): PageHead {
    return this.said;
  }
}

/** Null in the browser, where the document exists already. */
export const RenderedDocumentContext = createContext<RenderedDocument | null>(null);

/** Returns the data that the route passed to a page behind an emailed link; only the server renders such pages. */
export function useView<View extends object>(): View {
  const view = use(RenderedDocumentContext)?.view;
  if (!view) throw new Error('This page is made of what its route shows');
  return view as View;
}
