import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { hasTexts } from '../text/i18n.ts';
import type { Namespace } from '../text/namespaces.d.ts';

/** The catalogues that a route uses in addition to the common one. */
export const textsOf = ({ lazy }: RouteObject): Namespace[] =>
  (lazy as { texts?: Namespace[] } | undefined)?.texts ?? [];

/**
 * Returns a function that lists the languages of the page at a plain address: those with all texts of the page and its
 * layouts. English is always included.
 */
export function translatedLanguages(routes: RouteObject[]): (pathname: string) => Language[] {
  // Stored up front, because a loaded route no longer names its texts.
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
