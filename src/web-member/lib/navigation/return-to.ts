import { languageOf, plainAddress } from '#kernel/i18n/languages.ts';

const SIGN_IN = '/auth';
/** Any site: whether an address stays on it is asked of the address alone. */
const SITE = 'http://site.invalid';
/** Decides where signing in happens, and passes `next` on. */
const API_SIGN_IN = '/api/login';
/** Pages which lead nowhere by themselves, by their plain addresses. */
const EXCLUDED = /^\/(auth|signup|api|landing|leaving)?([/?#]|$)/i;

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const leadingBack =
  (signIn: string) =>
  ({ pathname, search, hash }: Place) =>
    EXCLUDED.test(plainAddress(pathname))
      ? signIn
      : `${signIn}?${new URLSearchParams({ next: pathname + search + hash }).toString()}`;

/** The address of the sign-in that leads back to where somebody was going. */
export const signInFor = leadingBack(SIGN_IN);
/** The same by a full-page navigation. */
export const apiSignInFor = leadingBack(API_SIGN_IN);

/** Where a sign-in leads back to: a page of this site and no other; null where nothing fit was asked for. */
export function returnTo(search: URLSearchParams): string | null {
  const next = search.get('next');
  if (!next?.startsWith('/')) return null;
  // A browser reads '/\elsewhere' and '//elsewhere' as another site.
  const target = URL.canParse(next, SITE) ? new URL(next, SITE) : null;
  if (!target || target.origin !== SITE || target.pathname.startsWith('//')) return null;
  const plain = plainAddress(target.pathname);
  // Of two prefixes the second would be left.
  return EXCLUDED.test(plain) || languageOf(plain) !== 'en' ? null : plain + target.search + target.hash;
}
