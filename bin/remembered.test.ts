import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfFiles, StepMemory } from './remembered.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mithaq-remembered-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  await writeFile(path.join(folder, '.gitignore'), 'dist/\nnode_modules/');
  await writeFile(path.join(folder, 'a.ts'), 'one');
});
afterEach(() => rm(folder, { recursive: true }));

test('a step that passed is remembered until a file changes', async () => {
  const remembered = new StepMemory(path.join(folder, 'dist'));
  const hash = await hashOfFiles(folder);
  expect(await remembered.passedWith('lint', hash)).toBeUndefined();
  await remembered.store('lint', { hash, passed: 3 });
  expect(await remembered.passedWith('lint', await hashOfFiles(folder))).toBe(3);
  expect(await remembered.passedWith('format', hash)).toBeUndefined();

  await writeFile(path.join(folder, 'a.ts'), 'two');
  expect(await remembered.passedWith('lint', await hashOfFiles(folder))).toBeUndefined();
});

test('other installed packages change the hash', async () => {
  const without = await hashOfFiles(folder);
  await mkdir(path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'node_modules/.package-lock.json'), '{}');
  expect(await hashOfFiles(folder)).not.toBe(without);
});

test('deleted and renamed files change the hash', async () => {
  execFileSync('git', ['add', '.'], { cwd: folder });
  const before = await hashOfFiles(folder);
  await rm(path.join(folder, 'a.ts'));
  const deleted = await hashOfFiles(folder);
  await writeFile(path.join(folder, 'b.ts'), 'one');
  const renamed = await hashOfFiles(folder);
  expect(new Set([before, deleted, renamed]).size).toBe(3);
});
