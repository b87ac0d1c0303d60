import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { hasTexts } from '../text/i18n.ts';
import type { Namespace } from '../text/namespaces.d.ts';

/** The catalogues that a part of the app shows, beside the one that every page does. */
export const textsOf = ({ lazy }: RouteObject): Namespace[] =>
  (lazy as { texts?: Namespace[] } | undefined)?.texts ?? [];

/**
 * Tells in which languages the page of a plain address stands: those that have all of its texts, and of what is around
 * it. English is one of them always.
 */
export function translatedLanguages(routes: RouteObject[]): (pathname: string) => Language[] {
  // A page that was fetched does not name its texts any more.
  const known = new Map<RouteObject, Namespace[]>();
  const note = (route: RouteObject) => {
    known.set(route, textsOf(route));
    route.children?.forEach(note);
  };
  routes.forEach(note);
  return (pathname) => {
    const texts = (matchRoutes(routes, { pathname }) ?? []).flatMap(({ route }) => known.get(route) ?? []);
    return languageIds.filter((language) => ['common' as const, ...texts].every((name) => hasTexts(language, name)));
  };
}
