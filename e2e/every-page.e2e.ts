import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { hasMenu, scenes } from './scenes/index.ts';
import { aCast, type Cast } from './support/cast.ts';
import { journey } from './support/journey.ts';
import { expectGoodLooks } from './support/accessibility.ts';
import { heading } from './support/screen.ts';

const { open } = journey();
let cast: Cast;
beforeAll(async () => {
  cast = await aCast();
});

test('every route of the app is looked at', () => {
  const routes = readFileSync(new URL('../src/web-member/routes.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/path: '([^']+)'/g)].map(([, path]) => (path === '*' ? path : `/${path}`));
  const seen = new Set(scenes.map(({ route }) => route));
  expect(paths.filter((path) => !seen.has(path!))).toEqual([]);
});

test.each(scenes)('$route: $state', async (scene) => {
  const { route, as, at, given, doing, sees } = scene;
  const page = await open({ as: as?.(cast) });
  await given?.(page);
  await page.goto(at?.(cast) ?? route);
  await doing?.(page);
  await expect(typeof sees === 'function' ? sees(page) : heading(page, sees)).toBeShown();
  await expect(page.getByText('Loading…').first()).toBeGone();
  const inMenu = () => placesBehind(page).count();
  await expect.poll(async () => (await inMenu()) > 0).toBe(hasMenu(scene));
  await expectGoodLooks(page);
});

/** The places of the menu; an open dialog hides them from the accessibility tree, not from the eye. */
const placesBehind = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu', includeHidden: true }).getByRole('link', { includeHidden: true });
