import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scenes } from '../../../../e2e/scenes/index.ts';
import { filesIn, projectRoot } from '../source-tree.ts';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

test('every route of the app is looked at', () => {
  const routes = filesIn(projectRoot, 'src/web-member/{,*-}routes.tsx').map(read).join('');
  const paths = [...routes.matchAll(/path: '([^']+)'/g)].map(([, findings]) =>
    findings === '*' ? findings : `/${findings}`,
  );
  const seen = new Set(scenes.map(({ route }) => route));
  expect(paths.filter((one) => !seen.has(one!))).toEqual([]);
});

test('every kind of record of the console is looked at', () => {
  const kinds = [...read('src/web-admin/console.tsx').matchAll(/<Resource name="([\w-]+)"/g)].map(([, kind]) => kind);
  const seen = scenes.map(({ route }) => route);
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !seen.includes(`/admin-dashboard/${kind}`))).toEqual([]);
});

test('every file of scenes is looked at, by one journey', () => {
  const journeys = filesIn(projectRoot, 'e2e/platform/scenes-*.e2e.ts').map(read);
  const places = read('e2e/scenes/index.ts').matchAll(/^import .* from '\.\/(?!scene\.)([\w-]+)\.ts'/gm);
  for (const [, place] of places)
    expect(
      journeys.filter((journey) => journey.includes(`./scenes/${place}.ts`)),
      place,
    ).toHaveLength(1);
});
