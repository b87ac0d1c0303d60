import { sha256 } from '../values/sha256.ts';
import type { Knex } from 'knex';

/** Row of a definition (a function, a projection): its name and the hash of its version. */
const rowOf = (name: string, version: string) => ({
  file: name,
  hash: sha256(version),
});

/** Returns whether the database has this version of the definition. */
export async function isDefined(db: Knex, name: string, version: string): Promise<boolean> {
  return (await db('kernel.applied_sql_file').where(rowOf(name, version)).first('file')) !== undefined;
}

/** Records the version of a definition. */
export async function noteDefined(db: Knex, name: string, version: string): Promise<void> {
  await db('kernel.applied_sql_file').insert(rowOf(name, version)).onConflict('file').merge();
}
