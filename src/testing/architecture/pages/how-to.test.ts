import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../source-tree.ts';
import { plantedEmail, plantedField, type PlantedLines } from './planted-recipes.ts';

interface Recipe {
  title: string;
  count: number;
  files: string[];
}

/** The recipes of a page whose headings state a number of files; each numbered line begins with its file. */
const recipesOf = (page: string): Recipe[] =>
  page
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [, title, count] = /^(.+) \((\d+) files\)\n/.exec(section) ?? [];
      const starts = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!);
      return title ? [{ title, count: Number(count), files: starts.flatMap(inEachLanguage) }] : [];
    });

const inEachLanguage = (file: string): string[] =>
  file.includes('{ar,en,ur}') ? ['ar', 'en', 'ur'].map((language) => file.replace('{ar,en,ur}', language)) : [file];

/** Recipes whose list and number differ, and files that do not exist. */
const wrongRecipes = (page: string, root: string): string[] =>
  recipesOf(page).flatMap(({ title, count, files }) => [
    ...(files.length === count ? [] : [`${title} lists ${files.length} files`]),
    ...files
      .filter((file) => !/[<…]/.test(file) && !existsSync(path.join(root, file)))
      .map((file) => `${title} names ${file}`),
  ]);

const page = readFileSync(path.join(projectRoot, 'docs/how-to.md'), 'utf8');
const recipe = (title: string): Recipe => recipesOf(page).find((one) => one.title === title)!;

test('each recipe lists as many files as its heading says, and they exist', () => {
  expect(recipesOf(page).length).toBeGreaterThan(8);
  expect(wrongRecipes(page, projectRoot)).toEqual([]);
});

test.each([
  ['## Add a setting (2 files)\n\n1. `package.json`: it.\n', 'Add a setting lists 1 files'],
  ['## Add a text (3 files)\n\n1. `src/none/{ar,en,ur}.json`: it.\n', 'Add a text names src/none/ar.json'],
])('planted: %j', (text, message) => {
  expect(wrongRecipes(text, projectRoot)[0]).toBe(message);
});

const COPIED = ['src', 'bin', 'bench', 'e2e', 'features', 'migrations', 'knexfile.ts', 'package.json', 'tsconfig.json'];
const CONFIGS = ['vitest.config.ts', 'vite.admin.config.ts', 'vite.member.config.ts'];

/** Copies the project, inserts the lines before their anchors, and returns the copy's root. */
function carryOut(...recipes: PlantedLines[]): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'mithaq-recipe-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of [...COPIED, ...CONFIGS])
    cpSync(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  for (const [file, insertions] of recipes.flatMap((lines) => Object.entries(lines))) {
    const at = path.join(root, file);
    const text = insertions.reduce(
      (before, [anchor, inserted]) => {
        expect(before, file).toContain(anchor);
        return before.replace(anchor, () => inserted + anchor);
      },
      existsSync(at) ? readFileSync(at, 'utf8') : '',
    );
    writeFileSync(at, text);
  }
  return root;
}

const reportOf = (root: string, ...words: string[]): string => {
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : stdout;
};
/** More checkers in parallel would repeat work. */
const typeErrorsIn = (root: string, config = 'tsconfig.json'): string =>
  reportOf(root, 'node_modules/typescript-7/bin/tsc', '-p', config, '--checkers', '1');
const failuresIn = (root: string, tests: string[]): string =>
  reportOf(root, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'architecture', ...tests);

const planted: [string, PlantedLines][] = [
  ['Add a profile field that filters', plantedField],
  ['Add an email', plantedEmail],
];

test.each(planted)('planted: %j needs exactly the files of its recipe', (title, lines) => {
  const { files, count } = recipe(title);
  const named = Object.keys(lines).map((file) =>
    files.find((one) => path.matchesGlob(file, one.replaceAll(/<\w+>/g, '*'))),
  );
  expect(named.toSorted()).toEqual(files.toSorted());
  expect(named).toHaveLength(count);
});

test('planted: the files of both recipes are all that it takes', () => {
  const root = carryOut(...planted.map(([, lines]) => lines));
  expect(typeErrorsIn(root)).toBe('');
  const tests = [
    'src/web-member/features/person',
    'src/texts',
    'src/modules/matchmaking/domain',
    'src/testing/architecture/texts/catalogue.test.ts',
  ];
  expect(failuresIn(root, tests)).toBe('');
});

test('planted: a recipe that is carried out in part is noticed', () => {
  const { 'src/modules/content/emails.ts': lines } = plantedEmail;
  const root = carryOut({ 'src/modules/content/emails.ts': lines! });
  // The compiler needs much less time for one file.
  const content = { extends: './tsconfig.json', include: ['src/modules/content/emails.ts'] };
  writeFileSync(path.join(root, 'tsconfig.content.json'), JSON.stringify(content));
  expect(typeErrorsIn(root, 'tsconfig.content.json')).toMatch(/emails\.ts/);
});
