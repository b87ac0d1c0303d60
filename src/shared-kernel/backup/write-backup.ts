import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack as packTar, type Pack } from 'tar-stream';
import { newClient } from '#kernel/persistence/pg.ts';
import { DEAD_LETTER } from '#kernel/persistence/jobs.ts';
import { CONTENTS, FORMAT, MANIFEST, PART_BYTES, type Contents, type Manifest } from './format.ts';
import { readBackup } from './read-backup.ts';

interface Backup {
  databaseUrl: string;
  schemas: string[];
  /** Of this product. */
  version: string;
  /** The new file; it exists only once it is complete and was read again. */
  file: string;
  /** The public key for which the file is encrypted. */
  recipient: string;
}

/**
 * Writes all data of a moment to an encrypted file, and reads the file again. Nothing remains of a failed backup.
 * @throws Error if the file exists, or is not what was written
 */
export async function writeBackup({ databaseUrl, schemas, version, file, recipient }: Backup): Promise<Contents> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  // A second key, which nobody ever has, allows to read the file again without the operator's secret one.
  const own = await generateX25519Identity();
  const client = newClient({ connectionString: databaseUrl, application_name: 'mithaq-backup' });
  try {
    if (existsSync(file)) throw new Error(`${file} exists already.`);
    const encrypter = new Encrypter();
    for (const one of [recipient, await identityToRecipient(own)]) encrypter.addRecipient(one);
    await client.connect();
    const tar = packTar();
    const gzip = createGzip();
    const encrypted = await encrypter.encrypt(Readable.toWeb(gzip) as ReadableStream<Uint8Array>);
    const [written] = await Promise.all([
      pack(client, tar, { schemas, version }),
      pipeline(tar, gzip),
      pipeline(
        Readable.fromWeb(encrypted as never),
        createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
      ),
    ]);
    await readBackup(unfinished, own);
    await rename(unfinished, file);
    return written;
  } finally {
    await rm(unfinished, { force: true });
    await client.end();
  }
}

/** Packs one snapshot of the database: the manifest, the tables in parts, and at the end what is in them. */
async function pack(
  client: Client,
  tar: Pack,
  { schemas, version }: Pick<Backup, 'schemas' | 'version'>,
): Promise<Contents> {
  const add = promisify<string, Buffer, void>((name, data, done) => tar.entry({ name }, data, done));
  await client.query('begin isolation level repeatable read read only');
  const tables = await tablesOf(client, schemas);
  const manifest: Manifest = { format: FORMAT, version, ...(await levelAndMoment(client)), tables };
  await add(MANIFEST, json(manifest));
  const contents: Contents = { tables: {}, sequences: await sequencesOf(client, schemas), jobs: await jobsOf(client) };
  for (const { table, columns } of tables) {
    const rows = client.query(copyTo(`copy ${table} (${columns.join(', ')}) to stdout with (format csv)`));
    const hash = createHash('sha256');
    let number = 0;
    for await (const part of partsOf(rows)) {
      hash.update(part);
      await add(`tables/${table}/${String(++number).padStart(6, '0')}.csv`, part);
    }
    contents.tables[table] = { rows: rows.rowCount, sha256: hash.digest('hex') };
  }
  await add(CONTENTS, json(contents));
  tar.finalize();
  await client.query('commit');
  return contents;
}

async function* partsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

async function levelAndMoment(client: Client): Promise<Pick<Manifest, 'migrations' | 'takenAt'>> {
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    `select name, hash from public.migration left join kernel.applied_sql_file on file = 'migrations/' || name order by name`,
  );
  const { rows } = await client.query<{ now: Date }>('select now()');
  return { migrations, takenAt: rows[0]!.now.toISOString() };
}

/** Every table but the list of migrations, which a restore makes itself; without generated columns. */
async function tablesOf(client: Client, schemas: string[]): Promise<Manifest['tables']> {
  const { rows } = await client.query<Manifest['tables'][number]>(
    `select format('%I.%I', n.nspname, c.relname) as table, array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname, c.relname) <> ('kernel', 'applied_sql_file')
     group by 1 order by 1`,
    [schemas],
  );
  return rows;
}

async function sequencesOf(client: Client, schemas: string[]): Promise<Contents['sequences']> {
  const { rows } = await client.query<Contents['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [schemas],
  );
  return rows;
}

/** The jobs that are not done, without the queue's own and those that recur anyway. */
async function jobsOf(client: Client): Promise<Contents['jobs']> {
  const { rows } = await client.query<Contents['jobs'][number]>(
    `select name as queue, data, priority from pgboss.job
     where name not in (select name from pgboss.schedule) and name not like '\\_\\_pgboss%'
       and (state < 'completed' or name = $1)
     order by created_on, id`,
    [DEAD_LETTER],
  );
  return rows;
}

const json = (value: object): Buffer => Buffer.from(JSON.stringify(value, null, 1));
