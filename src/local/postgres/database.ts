import { newClient } from '#kernel/persistence/pg.ts';

/** Makes the database if it is missing. `url` is the server's, without a database. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = newClient({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Returns whether a server responds at this URL, to this user. */
export async function answers(url: string): Promise<boolean> {
  const client = newClient({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
