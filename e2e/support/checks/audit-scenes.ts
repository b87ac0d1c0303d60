import type { Page, Request } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { hasMenu, isOfConsole, type Scene } from '../../scenes/scene.ts';
import { expectGoodLooks } from './accessibility.ts';
import { aCast } from '../cast/cast.ts';
import type { Cast } from '../cast/roles.ts';
import { unstyled } from './unstyled.ts';
import { formFaults } from './filled-by-managers.ts';
import { journey } from '../journey.ts';
import { madeInBrowser } from './made-in-browser.ts';
import { heading } from '../screen.ts';
import { rawValues } from './raw-values.ts';
import { shifted } from './steadiness.ts';
import { hydrated } from './hydrated.ts';

/** Maximum layout shift. */
const CALM = 0.05;
const STILL = { by: 0, what: [] };
/** Time to make the cast on a busy machine, in milliseconds. */
const CASTING = 120_000;

/** Makes a test for each scene: the page is correct, and passes all checks in both themes and at both widths. */
export function lookAtEach(scenes: Scene[]): void {
  const { open } = journey();
  let cast: Cast;
  beforeAll(async () => {
    cast = await aCast();
  }, CASTING);

  test.each(scenes)('$route: $state', async (scene) => {
    const { route, as, at, given, doing, sees } = scene;
    const page = await open({ as: as?.(cast) });
    if (given) await madeInBrowser(page);
    await given?.(page);
    const requested: Request[] = [];
    page.on('request', (request) => requested.push(request));
    const answer = (await page.goto(at?.(cast) ?? route))!;
    const cacheControl = as ? answer.headers()['cache-control'] : 'public: no-store';
    expect(cacheControl, 'must not be cached').toContain('no-store');
    const known = answersIn(await answer.text());
    await doing?.(page, cast);
    await hydrated(page);
    await expect(typeof sees === 'function' ? sees(page) : heading(page, sees)).toBeShown();
    await expect(page.getByText('Loading…').first()).toDisappear();
    const inMenu = () => placesBehind(page).count();
    await expect.poll(async () => (await inMenu()) > 0).toBe(hasMenu(scene));
    // Opening the page may have changed data, e.g. marked a message as read.
    const needsReload = doing || requested.some((request) => request.method() !== 'GET');
    const again = requested
      .map((request) => pathOf(request.url()))
      .filter((address) => !needsReload && known.includes(address));
    expect(again, 'requested again').toEqual([]);
    expect(await formFaults(page), 'what is filled in wrongly').toEqual([]);
    expect(isOfConsole(scene) ? [] : await unstyled(page), 'what lacks its styles').toEqual([]);
    expect(isOfConsole(scene) ? await rawValues(page) : [], 'values without words').toEqual([]);
    // Actions may move the content.
    const { by, what } = doing ? STILL : await shifted(page);
    expect(by, `what jumped:\n${what.join('\n')}`).toBeLessThanOrEqual(CALM);
    await expectGoodLooks(page, isOfConsole(scene) ? 'console' : 'member');
  });
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** The addresses whose responses the document contains. */
function answersIn(html: string): string[] {
  const inlined = /id="inlined">(.*?)<\/script>/s.exec(html)?.[1];
  const { answers = [] } = JSON.parse(inlined ?? '{}') as { answers?: [key: string[], data: unknown][] };
  return answers.map(([[address]]) => address!);
}

/** The menu's links in any language. */
const placesBehind = (page: Page) => page.locator('.nav-menu a, .foot-bar a');
