import type { PageRendered } from '../render.ts';

type RenderedPage = Extract<PageRendered, { html: string }>;

/** A rendered English page, empty unless `content` says otherwise. */
export const renderedPage = (kind: RenderedPage['kind'], content: Partial<RenderedPage> = {}): RenderedPage => ({
  kind,
  status: 200,
  language: 'en',
  languages: ['en'],
  html: '',
  title: null,
  heading: null,
  description: null,
  article: null,
  address: null,
  guardianType: false,
  inlined: null,
  ...content,
});
