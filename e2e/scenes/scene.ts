import { addressIn, type Language } from '#kernel/i18n/languages.ts';
import type { Locator, Page } from 'playwright';
import type { Cast } from '../support/cast/cast.ts';
import type { Visit } from '../support/journey.ts';
import { button, toast } from '../support/screen.ts';

type Sees = string | RegExp | ((page: Page) => Locator);

/** One page in one state. `route` is its pattern in the app's routes; `at` the address, where it differs. */
export interface Scene {
  route: string;
  state: string;
  as?: (cast: Cast) => NonNullable<Visit['as']>;
  at?: (cast: Cast) => string;
  /** A heading, or something else, that stands there in this state. */
  sees: Sees;
  /** What is arranged before the page is opened, where people alone cannot bring the state about. */
  given?: (page: Page) => Promise<unknown>;
  /** What the person does there to bring the state about. */
  doing?: (page: Page, cast: Cast) => Promise<void>;
}

const WITHOUT_MENU = [
  '/',
  '/create-profile',
  '/simple-profile',
  '/guardian-pending',
  '/guardian-verify',
  '/guardian-setup',
  '/wali-pending',
  '/leaving',
  '/pricing',
  '/example-profiles',
  '/privacy-policy',
  '/subscribe',
  '/subscription-upgrade',
  '/subscription-success',
];

/**
 * Whether the navigation bar stands above this page: for whoever is signed in, but on the routes without it (R-P.5).
 */
export const hasMenu = (scene: Scene): boolean =>
  scene.as !== undefined && !WITHOUT_MENU.includes(scene.route) && !isOfConsole(scene);

/** Whether this is a page of the staff's console, which has tabs of its own. */
export const isOfConsole = ({ route }: Scene): boolean => route.startsWith('/admin-dashboard');

/** Where the page behind a link stands in another language. */
export function inLanguage(language: Language, link: string): string {
  const { pathname, search } = new URL(link);
  return addressIn(language, pathname + search);
}

/** Sees these words, at least once. */
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
/** Sees these words in an open dialog, wherever else they stand. */
export const inDialog = (words: string | RegExp) => (page: Page) => page.getByRole('dialog').getByText(words);
/** Sees a toast that says this. */
export const said = (words: string) => (page: Page) => toast(page, words);
/** Sees an open dialog. */
export const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
/** Presses a button, the first of this name. */
export const press = (name: string) => (page: Page) => button(page, name).first().click();
