import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createLogger } from '#kernel/runtime/logger.ts';
import { erasedAccounts } from '#kernel/backup/erasures.ts';
import { readSecretKey } from '#kernel/backup/secret-key.ts';
import { restoreBackup } from '#kernel/backup/restore-backup.ts';
import { release, waitsForRelease } from '#kernel/backup/restored-copy.ts';
import { actOn, onDatabase, say, type Workplace } from './on-database.ts';

// `npm run restore -- archive <file> --key <file>`: restores a backup to an empty database, whose emails and jobs wait.
const USAGE = 'archive <file> --key <file of the secret key>, or erasures <file>…, or release';

const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
const [act, ...files] = positionals;

await onDatabase(
  'Nothing was restored.',
  async (workplace) => {
    if (act === 'archive' && files.length === 1 && values.key) return restore(workplace, files[0]!, values.key);
    if (act === 'erasures' && files.length > 0) return repeatErasures(workplace, files);
    if (act === 'release' && files.length === 0) return releaseWork(workplace);
    throw new Error(`Say what to do: npm run restore -- ${USAGE}.`);
  },
  { unmigrated: act === 'archive' },
);

async function restore({ env, db, url, dataKeys }: Workplace, file: string, keyFile: string): Promise<void> {
  const secretKey = await readSecretKey(keyFile);
  const log = createLogger(env.logLevel);
  const { manifest } = await restoreBackup({ db, databaseUrl: url, file, secretKey, dataKeys, log });
  say(`Restored the backup of ${manifest.takenAt}. Emails and jobs wait. Next:`);
  say('1. npm run restore -- erasures <file>: repeat the erasures since then, from ERASURES_FILE.');
  say('2. Start the site and look at it.');
  say('3. npm run restore -- release, and restart: emails and jobs continue.');
}

async function repeatErasures(workplace: Workplace, files: string[]): Promise<void> {
  if (!(await waitsForRelease(workplace.db)))
    throw new Error('The database is no restored copy that waits for its release.');
  const lists = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const accounts = erasedAccounts(lists.join('\n'));
  let erased = 0;
  await actOn(workplace, async ({ identity }) => {
    erased = await identity.commands.repeatErasures.execute(accounts);
  });
  say(`Erased ${erased} accounts again; ${accounts.length - erased} others of the list were not in the backup.`);
}

async function releaseWork({ db }: Workplace): Promise<void> {
  if (!(await release(db))) throw new Error('Nothing waits for a release.');
  say('Emails and jobs continue when the processes of the site are started again.');
}
