import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Projection } from '../module.ts';

/** Makes those projections anew whose version is another than the database's. */
export async function rebuildOutdated(db: Knex, projections: Projection[]): Promise<void> {
  for (const { name, version, rebuild } of projections) {
    if (version === undefined) continue;
    const row = { file: `projection ${name}`, hash: createHash('sha256').update(version).digest('hex') };
    if (await db('kernel.definition').where(row).first('file')) continue;
    await rebuild();
    await db('kernel.definition').insert(row).onConflict('file').merge();
  }
}
