import knex, { type Knex } from 'knex';
import pg from 'pg';
import { MINUTE } from '../clock.ts';
import { nativeError } from '../runtime/native-error.ts';
import { PatientClient } from './connections/patient-client.ts';
import { ignoreShellSettings } from './pg.ts';

interface Pool {
  poolSize?: number;
  applicationName?: string;
  role?: string | null;
  /** Fails a query that has no response after so many milliseconds, and closes its connection. */
  queryTimeout?: number;
}

interface Connection {
  query(sql: string, done: (error?: Error | null) => void): void;
}

/** Most connections of a pool, unless its caller says otherwise. */
export const POOL_SIZE = 10;
/** Connections are made again after this time, so that they follow a database that moved, and spread over webs. */
const LIFETIME = { maxConnectionLifetimeMillis: 5 * MINUTE, maxConnectionLifetimeJitterMillis: MINUTE };

/**
 * Opens a pool on PostgreSQL, optionally with a role. While the database is away, a query fails soon instead of
 * waiting.
 */
export function openDatabase(
  url: string,
  { poolSize = POOL_SIZE, applicationName = 'mithaq', role, queryTimeout }: Pool = {},
): Knex {
  ignoreShellSettings();
  return knex({
    client: PatientClient,
    connection: {
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: 1500,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...(queryTimeout !== undefined && { query_timeout: queryTimeout }),
      types: DAYS_AS_WRITTEN,
    },
    pool: {
      min: 0,
      max: poolSize,
      propagateCreateError: true,
      ...LIFETIME,
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
