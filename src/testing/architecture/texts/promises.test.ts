import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import legal from '#texts/en/legal.json' with { type: 'json' };
import { projectRoot } from '../source-tree.ts';
import { isTest, isTitled } from './test-titles.ts';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const [byTests = '', byPeople = ''] = read('docs/promises.md').split('## Kept by people');

const cellsOf = (table: string): string[][] =>
  [...table.matchAll(/^\| ((?:`\/|receipt |emails ).*) \|$/gm)].map(([, row]) =>
    row!.split(' | ').map((cell) => cell.trim().replaceAll(/^`|`$/g, '')),
  );
const promises = cellsOf(byTests).map(([page, section, promise, file, title]) => ({
  page,
  section,
  promise,
  file,
  title,
}));

test('each promise names an existing test', () => {
  const rows = byTests.split('\n').filter((line) => line.startsWith('| ')).length;
  // Its two first rows are the heads.
  expect(promises.length, 'each row is read').toBe(rows - 2);
  const unchecked = promises.filter(({ file, title }) => !file || !title || !isTest(file, title));
  expect(unchecked).toEqual([]);
});

test('a test with another title does not count', () => {
  expect(isTitled("test('a plan renews', () => {});", 'a plan renews')).toBe(true);
  expect(isTitled("test('a plan renews', () => {});", 'a plan')).toBe(false);
  expect(isTitled('  Scenario: It renews\n', 'It renews')).toBe(true);
  expect(isTitled('  Scenario: It renews twice\n', 'It renews')).toBe(false);
});

test('each section of the legal pages has a row, and each row has a section', () => {
  const rows = [...promises.map(({ page, section }) => ({ page, section })), ...peoplesPromises()];
  const pages = { '/privacy-policy': legal.privacy, '/terms-of-service': legal.terms };
  for (const [page, { sections }] of Object.entries(pages)) {
    const sectionsOfPage = rows.filter((row) => row.page === page).map(({ section }) => section);
    expect([...new Set(sectionsOfPage)].toSorted(), page).toEqual(Object.keys(sections).toSorted());
  }
});

const peoplesPromises = () => cellsOf(byPeople).map(([page, section]) => ({ page, section }));
