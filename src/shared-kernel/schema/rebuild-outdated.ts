import type { Knex } from 'knex';
import type { Projection } from '../module.ts';
import { isDefined, noteDefined } from './definitions.ts';

/** Rebuilds the projections whose version differs from the database's. */
export async function rebuildOutdated(db: Knex, projections: Projection[]): Promise<void> {
  for (const { name, version, rebuild } of projections) {
    if (version === undefined) continue;
    if (await isDefined(db, `projection ${name}`, version)) continue;
    await rebuild();
    await noteDefined(db, `projection ${name}`, version);
  }
}
