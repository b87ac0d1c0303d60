import type { ModuleParts, Projection } from '#kernel/module.ts';

/**
 * Finds a projection by its name.
 * @throws Error with the names of all projections if there is none.
 */
export function projectionNamed(parts: ModuleParts[], name: string | undefined): Projection {
  const projections = parts.flatMap((part) => part.projections ?? []);
  const chosenProjection = projections.find((projection) => projection.name === name);
  if (chosenProjection) return chosenProjection;
  const known = projections.map((projection) => projection.name).join(', ');
  throw new Error(`${name ? `There is no projection ${name}` : 'Name a projection'}. These can be rebuilt: ${known}.`);
}
