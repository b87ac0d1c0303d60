import { expect, test } from 'vitest';
import { dependenciesIn, ruleNames } from './dependencies.ts';
import { around, forbidden, permitted, reportOf, spellings, treeOf } from './dependency-probes.ts';
import { plant } from '../planted-tree.ts';
import { filesIn, projectRoot } from '../source-tree.ts';

const project = await dependenciesIn(projectRoot);

test('the project follows all dependency rules', () => {
  expect(project.violations).toEqual([]);
});

test('all files of the project are read, and known imports are detected', () => {
  const files = filesIn(projectRoot, '{src,migrations}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  expect(project.files).toEqual(files);
  expect(project.imports).toContain('src/shared-kernel/errors.ts → src/shared-kernel/i18n/catalogue.ts');
  expect(project.imports).toContain('src/shared-kernel/events.ts → src/shared-kernel/tx.ts');
  expect(project.imports).toContain('src/modules/identity/events.ts → src/shared-kernel/events.ts');
  expect(project.imports).toContain('src/web-member/main.tsx → src/web-member/providers.tsx');
});

test('every rule has a probe', () => {
  expect(Object.keys(forbidden)).toEqual(ruleNames);
});

test.each(Object.entries(forbidden))('a planted violation of %s is reported', async (rule, imports) => {
  const { violations } = await dependenciesIn(plant(treeOf([...imports, ...(around[rule] ?? [])])));
  expect(violations).toEqual(expect.arrayContaining(imports.map((planted) => reportOf(rule, planted))));
});

test.each(Object.entries(spellings))('a violation is detected however the import is written: %s', async (_, spell) => {
  const [planted] = forbidden['module-by-index-or-events']!;
  const { violations } = await dependenciesIn(plant(treeOf([planted!], spell)));
  expect(violations).toContain(reportOf('module-by-index-or-events', planted!));
});

test('a cycle through a type-only import is reported', async () => {
  const files = treeOf([...forbidden['no-cycles']!, ...around['no-cycles']!]);
  const [file] = around['no-cycles']![0]!;
  const root = plant({ ...files, [file]: spellings.type('./shelf.ts') });
  expect((await dependenciesIn(root)).violations).toContain(reportOf('no-cycles', forbidden['no-cycles']![0]!));
});

test('imports that the architecture allows are not reported', async () => {
  const { files, violations } = await dependenciesIn(plant(treeOf(permitted)));
  expect(files.length).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});
