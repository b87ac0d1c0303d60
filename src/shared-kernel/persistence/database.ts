import knex, { type Knex } from 'knex';
import pg from 'pg';
import { nativeError } from '../runtime/native-error.ts';
import { ignoreShellSettings } from './pg.ts';

interface Pool {
  poolSize?: number;
  applicationName?: string;
  role?: string | null;
}

interface Connection {
  query(sql: string, done: (error?: Error | null) => void): void;
}

/** Most connections of a pool, unless its caller says otherwise. */
export const POOL_SIZE = 10;

/**
 * Opens a pool on PostgreSQL, optionally with a role. While the database is away, a query fails at once instead of
 * waiting.
 */
export function openDatabase(url: string, { poolSize = POOL_SIZE, applicationName = 'mithaq', role }: Pool = {}): Knex {
  ignoreShellSettings();
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: 1500,
      keepAlive: true,
      types: DAYS_AS_WRITTEN,
    },
    pool: {
      min: 0,
      max: poolSize,
      propagateCreateError: true,
      ...(role && {
        afterCreate: (connection: Connection, done: (error?: Error | null) => void) =>
          connection.query(`set role ${role}`, done),
      }),
    } as Knex.PoolConfig,
    acquireConnectionTimeout: 10_000,
    // It would bypass the log; errors are thrown to the caller.
    log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  });
}

/** A day is not an instant: it is read as written. */
const DAYS_AS_WRITTEN = {
  getTypeParser: (oid: number) => (oid === pg.types.builtins.DATE ? String : pg.types.getTypeParser(oid)),
};

const ignore = (): void => undefined;

/** Returns the violated unique constraint, if that is the error; repositories translate it by name. */
export function uniqueViolation(error: unknown): string | undefined {
  const { code, constraint } = nativeError(error);
  return code === '23505' ? (constraint ?? 'unknown') : undefined;
}
