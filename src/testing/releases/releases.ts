import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';

const folder = import.meta.dirname;

/** The secret that wraps the keys of the texts in these databases. It protects invented people only. */
export const RELEASE_DATA_KEY = Buffer.from('a key for databases of invented people').toString('base64');

/** The versions of which a database with demo people is stored here, oldest first (ADR 73). */
export const releases = globSync('*.sql.gz', { cwd: folder })
  .map((file) => file.replace('.sql.gz', ''))
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

export const fileOfRelease = (release: string): string => path.join(folder, `${release}.sql.gz`);

/** Fills an empty database with that of a release. */
export async function loadRelease(databaseUrl: string, release: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(gunzipSync(readFileSync(fileOfRelease(release))).toString());
  } finally {
    await client.end();
  }
}
