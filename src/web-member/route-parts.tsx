import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RootLayout } from './features/shell/layouts.tsx';
import { AppError, PageError } from './features/shell/page-error.tsx';
import type { Namespace } from './lib/text/namespaces.d.ts';
import { withTexts } from './lib/text/with-texts.ts';
import { Spinner } from './ui/feedback/waiting.tsx';

/** How the server answers a page, where that is not with all of it and the app that takes it over. */
export type Answered =
  /** For visitors the words are all there is: no script of the app comes with them. */
  | 'words'
  /** Visitors fill it in: a small program takes it over, which has the form pages alone. */
  | 'form'
  /** Behind a mailed link: its route says what it shows, to whoever holds the link, and there is no script at all. */
  | 'mailed'
  /** What stands there only this browser knows, as what became of a payment: it makes the page by itself. */
  | 'in the browser';

/**
 * A route's page, fetched with its texts when the route is first opened. It stands in the languages that have all of
 * them.
 */
export const page = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K, ...texts: Namespace[]) =>
  Object.assign(async () => ({ Component: (await withTexts(load, ...texts))[name] }), { texts });

/** Pages of a layout, which stays around one of them that breaks. */
export const framed = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children }];

/** What stands around every page. */
export const inRoot = (children: RouteObject[]): RouteObject[] => [
  { Component: RootLayout, ErrorBoundary: AppError, HydrateFallback: Spinner, children },
];
