import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { Logger } from '#kernel/runtime/logger.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { Tx } from '#kernel/tx.ts';
import { DataKeys } from '#kernel/sealing/data-keys.ts';
import { migrate, migrateAsFar } from '#kernel/schema/migrate.ts';
import type { Contents, Manifest } from './format.ts';
import { readBackup } from './read-backup.ts';
import { hold } from './restored-copy.ts';

interface Restore {
  db: Knex;
  databaseUrl: string;
  file: string;
  /** The secret key that opens the file. */
  secretKey: string;
  /** Secrets of the settings, which must open what is sealed in the backup. */
  dataKeys: string[];
  log: Logger;
}

/**
 * Restores a backup to an empty database, all or nothing, and migrates it to this version. Its emails and jobs wait
 * until they are released.
 * @throws Error if a site has started on the database, or the backup is damaged, newer, or sealed with other secrets
 */
export async function restoreBackup({ db, databaseUrl, file, secretKey, dataKeys, log }: Restore): Promise<Restored> {
  // Reads the file whole before the database is touched.
  const { manifest, contents } = await readBackup(file, secretKey);
  await migrateAsFar(db, manifest.migrations).catch((error: Error) => {
    throw new Error(`The backup is of version ${manifest.version}: ${error.message}.`, { cause: error });
  });
  await refuseUsed(db);
  const jobs = new Jobs({ url: databaseUrl, log, works: false });
  try {
    await jobs.start([...new Set(contents.jobs.map(({ queue }) => queue))]);
    await db.transaction(async (trx) => {
      await withoutRules(trx, manifest, () => load(trx, file, secretKey));
      for (const { sequence, value } of contents.sequences)
        await trx.raw('select setval(?::regclass, ?::bigint)', [sequence, value]);
      for (const { queue, data, priority } of contents.jobs) await jobs.add(new Tx(trx), queue, [data], { priority });
      await DataKeys.open(trx, dataKeys);
      await hold(trx, manifest.takenAt);
    });
  } finally {
    await jobs.stop();
  }
  await migrate(db);
  return { manifest, contents };
}

interface Restored {
  manifest: Manifest;
  contents: Contents;
}

async function refuseUsed(db: Knex): Promise<void> {
  if (await db('kernel.data_key').first('id'))
    throw new Error('A site has started on this database. Set DATABASE_URL to an empty one.');
}

/** Runs `work` on emptied tables without triggers and foreign keys, which hold again afterwards. */
async function withoutRules(trx: Knex.Transaction, { tables }: Manifest, work: () => Promise<void>): Promise<void> {
  const names = tables.map(({ table }) => table);
  const foreignKeys = await foreignKeysOf(trx, names);
  for (const table of names) await trx.raw(`alter table ${table} disable trigger user`);
  for (const { table, name } of foreignKeys) await trx.raw(`alter table ${table} drop constraint ${name}`);
  await trx.raw(`truncate ${names.join(', ')}`);
  await work();
  for (const { table, name, definition } of foreignKeys)
    await trx.raw(`alter table ${table} add constraint ${name} ${definition}`);
  for (const table of names) await trx.raw(`alter table ${table} enable trigger user`);
}

async function foreignKeysOf(trx: Knex.Transaction, tables: string[]) {
  const { rows } = await trx.raw<{ rows: { table: string; name: string; definition: string }[] }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any(?::regclass[]) and conparentid = 0`,
    [tables],
  );
  return rows;
}

/** Copies the rows of the archive into the tables. */
async function load(trx: Knex.Transaction, file: string, secretKey: string): Promise<void> {
  const connection: Client = await trx.client.acquireConnection();
  let columns = new Map<string, string[]>();
  let current: { table: string; rows: CopyStreamQuery; done: Promise<void> } | undefined;
  const close = async () => {
    current?.rows.end();
    await current?.done;
    current = undefined;
  };
  await readBackup(file, secretKey, {
    async manifest({ tables }) {
      columns = new Map(tables.map((one) => [one.table, one.columns]));
    },
    async part(table, part) {
      if (current?.table !== table) {
        await close();
        const list = columns.get(table)!.join(', ');
        const rows = connection.query(copyFrom(`copy ${table} (${list}) from stdin with (format csv)`));
        current = { table, rows, done: finished(rows) };
        current.done.catch(() => {});
      }
      const { rows, done } = current;
      if (!rows.write(part)) await Promise.race([once(rows, 'drain'), done]);
    },
  });
  await close();
}
