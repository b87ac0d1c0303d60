import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RootLayout } from './features/shell/layouts.tsx';
import { AppError, PageError } from './features/shell/page-error.tsx';
import type { Namespace } from './lib/text/namespaces.d.ts';
import { withTexts } from './lib/text/with-texts.ts';
import { Spinner } from './ui/feedback/waiting.tsx';

/** How the server renders a page; by default completely, for hydration by the app. */
export type RenderMode =
  /** Static for visitors: no script of the app is loaded. */
  | 'static'
  /** A form for visitors, which search engines may list. */
  | 'form'
  /** Behind an emailed link: the route passes the data to show, and there is no script at all. */
  | 'mailed'
  /** Client-only page, such as the result of a payment; not rendered on the server. */
  | 'client';

/**
 * Loads a page, the only export of its file, with its texts when it is first opened. It exists in the languages that
 * have all of these texts.
 */
export const page = (load: () => Promise<Record<string, ComponentType>>, ...texts: Namespace[]) =>
  Object.assign(async () => ({ Component: Object.values(await withTexts(load, ...texts))[0] }), { texts });

/** Sets how the server renders these pages. */
export const inMode = (handle: RenderMode, pages: RouteObject[]): RouteObject[] =>
  pages.map((route) => ({ ...route, handle }) as RouteObject);

/** Adds an error page for the children of a layout, so that the layout remains when one of them crashes. */
export const framed = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children }];

/** The root layout. */
export const inRoot = (children: RouteObject[]): RouteObject[] => [
  { Component: RootLayout, ErrorBoundary: AppError, HydrateFallback: Spinner, children },
];
