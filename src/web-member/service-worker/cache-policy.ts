import { plainAddress } from '#kernel/i18n/languages.ts';

/** The caches: one for public pages, and one for pages of a signed-in account. */
export const PUBLIC = 'mithaq-public-1';
export const OWN_CACHE = 'mithaq-own-2';
/**
 * The entry next to an account's own pages, removed with them, that holds the id of the account that enabled offline
 * reading.
 */
export const READER = 'https://reader.invalid/';
/** Maximum number of pages in each cache; the oldest is removed. */
export const MAX_ENTRIES = 20;

export const OFFLINE = '/offline';
/** The worker inserts its note before this element, or replaces its content by the list of stored pages. */
export const ROOT = '<div id="root">';
export const LIST = '<div id="saved-pages"></div>';
/** The time at which a page was read. */
export const CACHED_AT = 'X-Kept-At';

const PUBLIC_PAGE = /^\/guidance(\/|$)/;
/** Private pages that are stored; never settings, payments or support. */
const OWN_PAGE =
  /^\/(dashboard|profile|profile-details\/\d+|browse|saved|interest-requests|matches|messages|guardian-dashboard|ward-profiles|guardian-messages|guardian)(\/|$)/;
/** The sign-in, which is shown only to people without a session. */
const SIGNED_OUT = /^\/auth\/?$/;
/** The API endpoint of the apps, and the address. */
const SIGN_OUT = /^\/api\/(auth\/signout|logout)$/;

export const isOffline = (pathname: string): boolean => plainAddress(pathname) === OFFLINE;
export const isPublicPage = (pathname: string): boolean => PUBLIC_PAGE.test(plainAddress(pathname));
export const isOwnPage = (pathname: string): boolean => OWN_PAGE.test(plainAddress(pathname));

/**
 * Returns whether the worker replaces a page that is unavailable offline by a list of stored pages; for others the
 * browser shows its own error.
 */
export const isOfflinePage = (pathname: string): boolean =>
  plainAddress(pathname) === '/' || isOffline(pathname) || isPublicPage(pathname) || isOwnPage(pathname);

/** Returns whether the server's headers allow the response to be stored; for signed-in people they never do. */
export const isCacheable = ({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  status === 200 &&
  type === 'basic' &&
  headers.get('Cache-Control') !== null &&
  !/no-store|private/.test(headers.get('Cache-Control')!);

export const signsOut = (pathname: string): boolean => SIGN_OUT.test(plainAddress(pathname));

/** Returns whether this page shows that the session has ended: it is the sign-in, or the version for visitors. */
export const endsOwn = (pathname: string, answer: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  (SIGNED_OUT.test(plainAddress(pathname)) && answer.status === 200) ||
  (isCacheable(answer) && /\bcookie\b/i.test(answer.headers.get('Vary') ?? ''));
