import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { reportBreaches } from './checks/console-errors.ts';
import { launchBrowser } from './browser.ts';

const DESK = { width: 1280, height: 800 };
/** An address of the product without scripts, where a window's storage can be emptied. */
const WITHOUT_SCRIPTS = '/robots.txt';
/**
 * V8 with more room for short-lived data, which its collector then visits less often, and with compiled functions that
 * outlive a page: the next one of the window runs the same app and the same axe.
 */
const SCRIPTS = '--js-flags=--min-semi-space-size=32 --no-flush-bytecode';
/** Methods that change a page or its context for all later documents. */
const LASTING = ['route', 'addInitScript', 'exposeFunction', 'setOffline', 'grantPermissions', 'install'];

let browser: Promise<Browser> | undefined;
/** Empty windows of earlier tests. Their processes have compiled the app, which takes most of a page's time. */
const idle: Page[] = [];
const opened = new Set<Page>();
const changed = new WeakSet<BrowserContext>();

/** Opens an empty window at the product's address: one of an earlier test, unless it must be `fresh` or special. */
export async function openWindow(
  baseURL: string,
  { fresh, viewport, ...options }: BrowserContextOptions & { fresh?: boolean },
): Promise<Page> {
  const isUsual = !fresh && Object.keys(options).length === 0;
  const page = (isUsual && idle.pop()) || (await newWindow({ baseURL, viewport: DESK, ...options }));
  const { width, height } = viewport ?? DESK;
  const present = page.viewportSize();
  if (present?.width !== width || present.height !== height) await page.setViewportSize({ width, height });
  if (isUsual) opened.add(page);
  return page;
}

async function newWindow(options: BrowserContextOptions): Promise<Page> {
  browser ??= launchBrowser([SCRIPTS]);
  const context = await (
    await browser
  ).newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // A worker would bypass the responses that tests replace.
    serviceWorkers: 'block',
    ...options,
  });
  await reportBreaches(context);
  const page = await context.newPage();
  for (const target of [context, context.clock, page]) noteChanges(target, context);
  return page;
}

/** Remembers a context that a test changes for all later documents. */
function noteChanges(target: object, context: BrowserContext): void {
  for (const [name, method] of LASTING.map((name) => [name, Reflect.get(target, name)] as const)) {
    if (typeof method !== 'function') continue;
    Reflect.set(target, name, (...parameters: unknown[]) => {
      changed.add(context);
      return method.apply(target, parameters);
    });
  }
}

/** The pages of all windows that are open in a test. */
export const openPages = async (): Promise<Page[]> =>
  (await contexts()).flatMap((context) => context.pages()).filter((page) => !idle.includes(page));

const contexts = async (): Promise<BrowserContext[]> => (await browser)?.contexts() ?? [];

/** Empties the windows of a test, and closes those that cannot be used again. */
export async function closeWindows(): Promise<void> {
  const usable = [...opened].filter((page) => !page.isClosed() && !changed.has(page.context()));
  opened.clear();
  for (const context of await contexts())
    if (![...idle, ...usable].some((page) => page.context() === context)) await context.close();
  for (const page of usable) idle.push(await emptied(page));
}

async function emptied(page: Page): Promise<Page> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(WITHOUT_SCRIPTS);
  await page.mouse.move(0, 0);
  await page.evaluate(`(async () => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
    for (const { name } of await indexedDB.databases())
      await new Promise((done) => {
        const deletion = indexedDB.deleteDatabase(name);
        deletion.onsuccess = deletion.onerror = deletion.onblocked = done;
      });
    for (const name of await caches.keys()) await caches.delete(name);
  })()`);
  page.removeAllListeners();
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme: null });
  return page;
}
