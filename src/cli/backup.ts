import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { VERSION } from '#kernel/runtime/version.ts';
import { readBackup } from '#kernel/backup/read-backup.ts';
import { readSecretKey } from '#kernel/backup/secret-key.ts';
import { writeBackup } from '#kernel/backup/write-backup.ts';
import { schemas } from '../app/tables.ts';
import { onDatabase, say } from './on-database.ts';

// `npm run backup -- write <file>`: writes all data to an encrypted file (docs/backup-format.md). The site may run.
const USAGE = 'new-key, or write <file>, or check <file> --key <file of the secret key>';

const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
const [act, file] = positionals;

if (act === 'new-key') await makeKey();
else if (act === 'write' && file) await write(path.resolve(file));
else if (act === 'check' && file && values.key) await check(file, values.key);
else fail(`Say what to do: npm run backup -- ${USAGE}.`);

/** Prints a new pair; only the person at the shell sees the secret key. */
async function makeKey(): Promise<void> {
  const identity = await generateX25519Identity();
  say(`# The secret key, which opens backups. Store it apart from them, and not on this machine.\n${identity}`);
  say(`# The public key, for the settings:\nBACKUP_RECIPIENT=${await identityToRecipient(identity)}`);
}

function write(target: string): Promise<void> {
  return onDatabase(
    'No backup was written.',
    async ({ env, url }) => {
      const recipient = env.backupRecipient;
      if (!recipient) throw new Error('BACKUP_RECIPIENT is not set. Make a pair of keys by npm run backup -- new-key.');
      const { tables } = await writeBackup({ databaseUrl: url, schemas, version: VERSION, file: target, recipient });
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      say(`Wrote ${rows} rows of ${Object.keys(tables).length} tables to ${target}, and read them again.`);
    },
    { unmigrated: true },
  );
}

async function check(archive: string, keyFile: string): Promise<void> {
  try {
    const { manifest } = await readBackup(archive, await readSecretKey(keyFile));
    say(`The backup of ${manifest.takenAt}, version ${manifest.version}, is complete.`);
  } catch (error) {
    fail(`The backup cannot be restored. ${(error as Error).message}`);
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
