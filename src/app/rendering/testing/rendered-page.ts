import type { PageRendered } from '../render.ts';

/** An invented operator. */
export const sampleOperator = { name: 'Lamp & Oil Ltd', address: ['1 Mill Road', 'Leeds'], email: 'help@lamp.example' };

type RenderedPage = Extract<PageRendered, { html: string }>;

/** A rendered English page, empty unless `content` says otherwise. */
export const renderedPage = (kind: RenderedPage['kind'], content: Partial<RenderedPage> = {}): RenderedPage => ({
  kind,
  status: 200,
  route: '/',
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
