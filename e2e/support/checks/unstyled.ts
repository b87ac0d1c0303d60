import type { Page } from 'playwright';

const namesIn = (css: string): Set<string> => new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));

/** A page that contains all styles of the app. */
const WHOLE = '/subscribe';
let all: Promise<Set<string>> | undefined;

/** Classes on this page of the member app that have styles which the page did not load. */
export async function unstyled(page: Page): Promise<string[]> {
  if ((await page.locator('#root').count()) === 0) return [];
  all ??= fetch(new URL(WHOLE, page.url())).then(async (answer) => namesIn(await answer.text()));
  const [css, worn] = (await page.evaluate(
    `[[...document.querySelectorAll('style')].map((one) => one.textContent).join(''),
      [...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList])]`,
  )) as [string, string[]];
  const here = namesIn(css);
  const known = await all;
  return [...new Set(worn)].filter((name) => known.has(name) && !here.has(name));
}
