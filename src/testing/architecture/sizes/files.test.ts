import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';

const CONFIG = '.oxlintrc.json';
const config = readFileSync(path.join(projectRoot, CONFIG), 'utf8');
const PRODUCT = 250;
const TEST = 500;

interface Override {
  files: string[];
  rules: Record<string, unknown>;
}

/** Files that the linter exempts by name from the maximum length although they are short enough. */
function needlessExceptions(root: string): string[] {
  const { overrides } = JSON.parse(readFileSync(path.join(root, CONFIG), 'utf8')) as { overrides: Override[] };
  return overrides
    .filter(({ rules }) => rules['max-lines'] === 'off')
    .flatMap(({ files }) => files.filter((file) => !file.includes('*')))
    .filter((file) => !existsSync(path.join(root, file)) || linesOf(root, file) <= PRODUCT);
}

const linesOf = (root: string, file: string): number =>
  readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;

/** The linter's findings about lengths in a planted tree. */
const tooLong = (files: Record<string, string>): string[] => {
  const root = plant({ [CONFIG]: config, ...files });
  const program = path.join(projectRoot, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '--format', 'unix'], { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('max-lines'));
};

const long = (lines: number): string =>
  Array.from({ length: lines }, (_, n) => `export const a${n} = ${n};\n`).join('');

test('only long files are exempt from the maximum length', () => {
  expect(needlessExceptions(projectRoot)).toEqual([]);
});

test.each([
  ['src/app/a.ts', PRODUCT],
  ['src/web-member/ui/a.tsx', PRODUCT],
  ['src/app/a.test.ts', TEST],
  ['src/testing/a.ts', TEST],
  ['e2e/a.e2e.ts', TEST],
  ['features/steps/a.ts', TEST],
])('a planted file %s of more than %i lines is refused', (file, most) => {
  expect(tooLong({ [file]: long(most + 1) })).toHaveLength(1);
  expect(tooLong({ [file]: long(most) })).toEqual([]);
});

test('data files may be long', () => {
  expect(tooLong({ 'src/modules/content/reference/a.ts': long(TEST + 1) })).toEqual([]);
});

test('a planted exemption that no file needs is reported', () => {
  const overrides = [{ files: ['src/**', 'src/a.ts', 'src/b.ts', 'src/c.ts'], rules: { 'max-lines': 'off' } }];
  const root = plant({
    [CONFIG]: JSON.stringify({ overrides }),
    'src/a.ts': long(PRODUCT),
    'src/b.ts': long(PRODUCT + 1),
  });
  expect(needlessExceptions(root)).toEqual(['src/a.ts', 'src/c.ts']);
});
