import type { Knex } from 'knex';
import type { ModuleParts, Projection } from '#kernel/module.ts';
import { isDefined, noteDefined } from '#kernel/persistence/definitions.ts';

/** The projection of that name; throws with the names of those that can be rebuilt where there is none. */
export function projectionNamed(parts: ModuleParts[], name: string | undefined): Projection {
  const projections = parts.flatMap((part) => part.projections ?? []);
  const found = projections.find((projection) => projection.name === name);
  if (found) return found;
  const known = projections.map((projection) => projection.name).join(', ');
  throw new Error(`${name ? `There is no projection ${name}` : 'Name a projection'}. These can be rebuilt: ${known}.`);
}

/** Makes those projections anew whose version is another than the database's. */
export async function rebuildOutdated(db: Knex, parts: ModuleParts[]): Promise<void> {
  for (const { name, version, rebuild } of parts.flatMap((part) => part.projections ?? [])) {
    if (version === undefined) continue;
    if (await isDefined(db, `projection ${name}`, version)) continue;
    await rebuild();
    await noteDefined(db, `projection ${name}`, version);
  }
}
