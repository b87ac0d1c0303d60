import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { BUDGETS, scriptOf } from '../support/checks/weight.ts';

// Reads the built product: the sizes of what a page needs before it is usable, in brotli.

const SCHEMAS = /\b_zod\b/;

type Manifest = Record<string, { file: string; imports?: string[] }>;
const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'dist/web-member');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('dist/web-member/.vite/manifest.json')) as Manifest;

interface Page {
  module: string;
  texts: string[];
}

/** The pages that a table of routes loads, with the catalogues of each. */
const pagesIn = (table: string): Page[] =>
  [...read(`src/web-member/${table}`).matchAll(/import\('\.\/([^']+)'\)((?:,\s*'[\w-]+')*)/g)].map(
    ([, module, texts]) => ({ module: module!, texts: [...texts!.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!) }),
  );

/** The files of these sources and all their static imports. */
function filesOf(sources: string[], missing = new Set<string>()): Set<string> {
  for (const source of sources) {
    const { file, imports = [] } = manifest[source]!;
    if (missing.has(file)) continue;
    missing.add(file);
    filesOf(imports, missing);
  }
  return missing;
}

const textsOf = (names: string[], language: Language) =>
  ['common', ...names]
    .map((name) => `../texts/${language}/${name}.json`)
    .filter((file) => manifest[file] !== undefined);
const weightOf = (files: Set<string>) =>
  [...files].reduce((sum, file) => sum + statSync(path.join(built, `${file}.br`)).size, 0);
const schemasIn = (files: Iterable<string>) =>
  [...files].filter((file) => SCHEMAS.test(readFileSync(path.join(built, file), 'utf8')));

const BAR = 'features/shell/navigation/bar-layout.tsx';
/** Mailed pages have no scripts. */
const appTables = globSync('{,*-}routes.tsx', { cwd: path.join(root, 'src/web-member') }).filter(
  (table) => table !== 'mailed-routes.tsx',
);
const appPages = appTables.flatMap(pagesIn).filter(({ module }) => module !== BAR);

describe.each(appPages)('$module in the app', ({ module, texts }) => {
  const filesIn = (language: Language) => filesOf(['index.html', BAR, module, ...textsOf(['nav', ...texts], language)]);
  const files = filesIn('en');

  test.each(languageIds)('is within its limit: %s', (language) =>
    expect(weightOf(filesIn(language))).toBeLessThanOrEqual(BUDGETS.app.scripts + scriptOf(language)),
  );
  test('contains no schema', () => expect(schemasIn(files)).toEqual([]));
});

test('schemas would be detected, and all pages were measured', () => {
  expect(schemasIn(globSync('assets/*.js', { cwd: built }))).not.toEqual([]);
  expect(appPages.length).toBeGreaterThan(40);
});
