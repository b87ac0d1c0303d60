import { lstat, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBinaries, makeSymlinks } from './binaries.ts';
import { EmbeddedPostgresFailure } from './failure.ts';

async function aPackage(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mithaq-package-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'native', 'lib'), { recursive: true });
  await writeFile(path.join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library');
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  await writeFile(path.join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  return folder;
}

test('the links of the libraries are made, even by parallel starts, and dangling ones are repaired', async () => {
  const folder = await aPackage();
  const lib = path.join(folder, 'native', 'lib');
  await symlink('libpq.so.5.17', path.join(lib, 'libpq.so'));

  await Promise.all([1, 2, 3].map(() => makeSymlinks(path.join(folder, 'native'))));

  for (const name of ['libpq.so', 'libpq.so.5']) {
    expect((await lstat(path.join(lib, name))).isSymbolicLink()).toBe(true);
    expect(await readFile(path.join(lib, name), 'utf8')).toBe('library');
  }
});

test('programs that do not run here are an error that names the remedy', async () => {
  const folder = await aPackage();
  await mkdir(path.join(folder, 'native', 'bin'));
  await writeFile(path.join(folder, 'native', 'bin', 'postgres'), 'no program', { mode: 0o755 });
  await expect(findBinaries(undefined, () => {}, folder)).rejects.toThrow(EmbeddedPostgresFailure);
  await expect(findBinaries(undefined, () => {}, folder)).rejects.toThrow(/set DATABASE_URL|Set DATABASE_URL/);
});

test.each(['quo"te', 'dol$HOME', 'tick`s`', 'back\\slash'])(
  'programs in a folder that a shell would read otherwise, such as %s, run from a copy, which is made once',
  async (name) => {
    const folder = await aPackage();
    vi.stubEnv('XDG_STATE_HOME', path.join(folder, 'state'));
    onTestFinished(() => void vi.unstubAllEnvs());
    const original = path.join(folder, name);
    await mkdir(path.join(original, 'native/bin'), { recursive: true });
    await writeFile(path.join(original, 'native/bin/postgres'), '#!/bin/sh\necho 18.4\n', { mode: 0o755 });
    await writeFile(path.join(original, 'package.json'), '{ "version": "18.4.0" }');
    const log = vi.fn<(message: string) => void>();

    const binaries = await findBinaries(undefined, log, original);
    expect(binaries.initdb).toBe(path.join(folder, 'state/mithaq/postgres-18.4.0/native/bin/initdb'));
    expect(await findBinaries(undefined, log, original)).toEqual(binaries);
    expect(log).toHaveBeenCalledTimes(1);
  },
);
