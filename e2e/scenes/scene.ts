import { addressIn, type Language } from '#kernel/i18n/languages.ts';
import type { Locator, Page } from 'playwright';
import type { Cast } from '../support/cast/roles.ts';
import type { Visit } from '../support/journey.ts';
import { button, toast } from '../support/screen.ts';

type Sees = string | RegExp | ((page: Page) => Locator);

/** A page in one state. `route` is its pattern in the app's routes; `at` is the address if that differs. */
export interface Scene {
  route: string;
  state: string;
  as?: (cast: Cast) => NonNullable<Visit['as']>;
  at?: (cast: Cast) => string;
  /** A heading or another element that the page shows in this state. */
  sees: Sees;
  /** Prepares the window before the page opens, for states that people alone cannot reach. */
  given?: (page: Page) => Promise<unknown>;
  /** Actions of the person on the page that lead to the state. */
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

/** Returns whether the page has the navigation bar: if the person is signed in, except on some routes (R-P.5). */
export const hasMenu = (scene: Scene): boolean =>
  scene.as !== undefined && !WITHOUT_MENU.includes(scene.route) && !isOfConsole(scene);

/** Returns whether the page belongs to the staff's console, which has its own navigation. */
export const isOfConsole = ({ route }: Scene): boolean => route.startsWith('/admin-dashboard');

/** The address of a linked page in another language. */
export function inLanguage(language: Language, link: string): string {
  const { pathname, search } = new URL(link);
  return addressIn(language, pathname + search);
}

export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
export const said = (words: string) => (page: Page) => toast(page, words);
export const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
/** Presses the first button of this name. */
export const press = (name: string) => (page: Page) => button(page, name).first().click();
/** Opens the report of the first message, which is out of the way. */
export async function reportMessage(page: Page): Promise<void> {
  await page.getByLabel('More about this message').first().click();
  await press('Report')(page);
}
