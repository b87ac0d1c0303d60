import { plainAddress } from '#kernel/i18n/languages.ts';

/** What everybody may read and was read here last, and what somebody read who is signed in; a cache for each. */
export const PUBLIC = 'mithaq-public-1';
export const OWN_CACHE = 'mithaq-own-2';
/** Beside one's own pages, and gone with them: whose they are, the id of the account that wished them kept. */
export const READER = 'https://reader.invalid/';
/** So many pages of each; the oldest goes. */
export const MAX_ENTRIES = 20;

export const OFFLINE = '/offline';
/** Before this the worker puts its word, and in the place of the other the list of what is kept. */
export const ROOT = '<div id="root">';
export const LIST = '<div id="kept"></div>';
/** When a page was read. */
export const CACHED_AT = 'X-Kept-At';

/** Public words that are worth having without a connection. */
const PUBLIC_PAGE = /^\/guidance(\/|$)/;
/** What a signed-in person reads of his matters. Not the settings, the money, nor the private way to the staff. */
const OWN_PAGE =
  /^\/(dashboard|profile|profile-details\/\d+|browse|saved|interest-requests|matches|messages|guardian-dashboard|ward-profiles|guardian-messages|guardian)(\/|$)/;
/** The sign-in: whoever is shown it, nobody is signed in. */
const SIGNED_OUT = /^\/auth\/?$/;
/** By a call of the app or of the console, and by an address. */
const SIGN_OUT = /^\/api\/(auth\/signout|logout)$/;

export const isOffline = (pathname: string): boolean => plainAddress(pathname) === OFFLINE;
export const isPublicPage = (pathname: string): boolean => PUBLIC_PAGE.test(plainAddress(pathname));
export const isOwnPage = (pathname: string): boolean => OWN_PAGE.test(plainAddress(pathname));

/** Of which the reader is told without a connection what can be read; of all others the browser tells. */
export const isOfflinePage = (pathname: string): boolean =>
  plainAddress(pathname) === '/' || isOffline(pathname) || isPublicPage(pathname) || isOwnPage(pathname);

/** Whether an answer may be kept: the server's own word, which for signed-in people is no. */
export const isCacheable = ({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  status === 200 &&
  type === 'basic' &&
  headers.get('Cache-Control') !== null &&
  !/no-store|private/.test(headers.get('Cache-Control')!);

/** Whether this call or page signs out. */
export const signsOut = (pathname: string): boolean => SIGN_OUT.test(plainAddress(pathname));

/** Whether this page shows that nobody is signed in here any more: it is the sign-in, or a visitor's alone. */
export const endsOwn = (pathname: string, answer: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  (SIGNED_OUT.test(plainAddress(pathname)) && answer.status === 200) ||
  (isCacheable(answer) && /\bcookie\b/i.test(answer.headers.get('Vary') ?? ''));
