import type { SchemaLevel } from '#kernel/schema/schema-level.ts';
import { VERSION } from '#kernel/runtime/version.ts';
import type { Environment } from './env.ts';

/** Describes a process that has started to its operator, without any secret. */
export function startLine(
  { mode, role, host, appUrl, databasePool }: Pick<Environment, 'mode' | 'role' | 'host' | 'appUrl' | 'databasePool'>,
  databaseUrl: string,
  state: { port: number | null; schema: SchemaLevel['kind'] },
): Record<string, unknown> {
  return { version: VERSION, mode, role, host, appUrl, database: placeOf(databaseUrl), pool: databasePool, ...state };
}

function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'as set';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
