import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';

const CONFIG = '.oxlintrc.json';
const config = readFileSync(path.join(projectRoot, CONFIG), 'utf8');
const PRODUCT = 250;
const TEST = 500;

/** The findings of the project's linter about lengths in a planted tree. */
const tooLong = (files: Record<string, string>): string[] => {
  const root = plant({ [CONFIG]: config, ...files });
  const program = path.join(projectRoot, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '--format', 'unix'], { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('max-lines'));
};

const long = (lines: number): string =>
  Array.from({ length: lines }, (_, n) => `export const a${n} = ${n};\n`).join('');

test('no file is exempted from the longest length by its name', () => {
  const { overrides } = JSON.parse(config) as { overrides: { files: string[]; rules: Record<string, unknown> }[] };
  const exempted = overrides.filter(({ rules }) => rules['max-lines'] === 'off').flatMap(({ files }) => files);
  expect(exempted.filter((file) => !file.endsWith('/**'))).toEqual([]);
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
