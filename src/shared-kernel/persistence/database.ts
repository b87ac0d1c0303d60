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

/**
 * Opens a pool on PostgreSQL, acting as `role` where one is given. While the database is away a query fails at once
 * instead of waiting for the pool's patience.
 */
export function openDatabase(url: string, { poolSize = 10, applicationName = 'mithaq', role }: Pool = {}): Knex {
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
    // It would print past the log; what goes wrong is thrown to whoever asked.
    log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  });
}

/** A day is no instant: it is read as it is written. */
const DAYS_AS_WRITTEN = {
  getTypeParser: (oid: number) => (oid === pg.types.builtins.DATE ? String : pg.types.getTypeParser(oid)),
};

const ignore = (): void => undefined;

/** The constraint that a write broke, where the error is a unique violation; repositories translate it by name. */
export function uniqueViolation(error: unknown): string | undefined {
  const { code, constraint } = nativeError(error);
  return code === '23505' ? (constraint ?? 'unknown') : undefined;
}
