/** A migration and the hash of its content; null if the database recorded none. */
export interface KnownMigration {
  name: string;
  hash: string | null;
}

/** How a database compares to the build that opens it. */
export type SchemaLevel =
  | { kind: 'current' }
  /** An empty database is older too. */
  | { kind: 'older'; missing: string[] }
  | { kind: 'newer'; unknown: string[] }
  | { kind: 'other-build'; differing: string[] }
  | { kind: 'foreign'; unknown: string[] };

/** Compares the migrations of a database with those of this build. */
export function levelOf(applied: KnownMigration[], own: KnownMigration[]): SchemaLevel {
  const ofBuild = new Map(own.map(({ name, hash }) => [name, hash]));
  const unknown = applied.map(({ name }) => name).filter((name) => !ofBuild.has(name));
  const missing = own.map(({ name }) => name).filter((name) => !applied.some((one) => one.name === name));
  if (applied.length > 0 && unknown.length === applied.length) return { kind: 'foreign', unknown };
  const shared = applied.filter(({ name }) => ofBuild.has(name));
  const changed = shared.filter(({ name, hash }) => hash !== ofBuild.get(name)).map(({ name }) => name);
  const last = shared.at(-1)?.name ?? '';
  // A build adds migrations at the end only.
  const misplaced = [...unknown, ...missing].filter((name) => name < last);
  const differing = [...changed, ...misplaced, ...(unknown.length > 0 ? missing : [])];
  if (differing.length > 0) return { kind: 'other-build', differing: [...new Set(differing)].toSorted() };
  if (unknown.length > 0) return { kind: 'newer', unknown };
  return missing.length > 0 ? { kind: 'older', missing } : { kind: 'current' };
}

/** Explains why this build cannot use the database; null if it can. */
export function explainUnusable(level: SchemaLevel): string | null {
  if (level.kind === 'foreign')
    return (
      `The database has the migrations of another program (${level.unknown.join(', ')}). Nothing in it was changed. ` +
      'Set DATABASE_URL to a database of its own.'
    );
  if (level.kind === 'other-build')
    return (
      `The database was made by another build, and nothing leads from there to this one: ${level.differing.join(', ')} ` +
      'differ. Nothing in it was changed. To use what is in it, start the build that made it. To start without it, ' +
      'set DATABASE_URL to an empty database, or DATA_DIR to a new folder.'
    );
  return null;
}
