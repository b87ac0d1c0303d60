import { createContext, use } from 'react';
import type { PageHead, SentForm } from '../../app/contracts/rendering.ts';

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
  /** The form that the page responds to. */
  readonly sent: SentForm | null;

  constructor(view?: object, sent: SentForm | null = null) {
    this.view = view;
    this.sent = sent;
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
