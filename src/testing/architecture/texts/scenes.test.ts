import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scenes } from '../../../../e2e/scenes/index.ts';
import { filesIn, projectRoot } from '../source-tree.ts';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

test('a scene shows each route of the app', () => {
  const routes = filesIn(projectRoot, 'src/web-member/{,*-}routes.tsx').map(read).join('');
  const paths = [...routes.matchAll(/path: '([^']+)'/g)].map(([, route]) => (route === '*' ? route : `/${route}`));
  const shown = new Set(scenes.map(({ route }) => route));
  expect(paths.filter((route) => !shown.has(route!))).toEqual([]);
});

test('a scene shows each resource of the console', () => {
  const kinds = [...read('src/web-admin/console.tsx').matchAll(/<Resource name="([\w-]+)"/g)].map(([, kind]) => kind);
  const shown = scenes.map(({ route }) => route);
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !shown.includes(`/admin-dashboard/${kind}`))).toEqual([]);
});

test('one journey uses each file of scenes', () => {
  const journeys = filesIn(projectRoot, 'e2e/platform/scenes-*.e2e.ts').map(read);
  const places = read('e2e/scenes/index.ts').matchAll(/^import .* from '\.\/(?!scene\.)([\w-]+)\.ts'/gm);
  for (const [, place] of places)
    expect(
      journeys.filter((journey) => journey.includes(`./scenes/${place}.ts`)),
      place,
    ).toHaveLength(1);
});
