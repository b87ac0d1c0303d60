import { plainAddress, prefixIn } from '#kernel/i18n/languages.ts';

const SIGN_IN = '/auth';
/** Any origin, to check that an address stays on its site. */
const SITE = 'http://site.invalid';
/** Chooses the place of the sign-in, and forwards `next`. */
const API_SIGN_IN = '/api/login';
/** Pages that nobody is returned to, by their plain addresses. */
const EXCLUDED = /^\/(auth|signup|api|landing|leaving)?([/?#]|$)/i;

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const leadingBack =
  (signIn: string) =>
  ({ pathname, search, hash }: Place) =>
    EXCLUDED.test(plainAddress(pathname))
      ? signIn
      : `${signIn}?${new URLSearchParams({ next: pathname + search + hash }).toString()}`;

/** Returns the address of a sign-in that leads back to this place. */
export const signInFor = leadingBack(SIGN_IN);
export const apiSignInFor = leadingBack(API_SIGN_IN);

/** Returns the page of this site to show after a sign-in; null if `next` is missing or not allowed. */
export function returnTo(search: URLSearchParams): string | null {
  const next = search.get('next');
  if (!next?.startsWith('/')) return null;
  // Browsers read '/\elsewhere' and '//elsewhere' as another site.
  const target = URL.canParse(next, SITE) ? new URL(next, SITE) : null;
  if (!target || target.origin !== SITE || target.pathname.startsWith('//')) return null;
  const plain = plainAddress(target.pathname);
  // A second language prefix would remain in the path.
  return EXCLUDED.test(plain) || prefixIn(plain) !== null ? null : plain + target.search + target.hash;
}
