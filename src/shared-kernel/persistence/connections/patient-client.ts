import { setTimeout as pause } from 'node:timers/promises';
import Postgres from 'knex/lib/dialects/postgres/index.js';
import { isConnectionError } from '../../runtime/native-error.ts';

/** How long connecting is tried, such as while a database moves, in milliseconds. */
const PATIENCE = 2000;
const RETRY = 100;

// Knex's own names.
/* oxlint-disable no-underscore-dangle */
interface Connection {
  __knex__disposed?: unknown;
}

/** Knex's client of PostgreSQL, which tries again to connect, and closes connections that stopped responding. */
export class PatientClient extends Postgres {
  override async acquireRawConnection(): Promise<unknown> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await super.acquireRawConnection();
      } catch (error) {
        if (!isConnectionError(error) || performance.now() + RETRY > end) throw error;
        await pause(RETRY);
      }
    }
  }

  override async _query(connection: Connection, query: unknown): Promise<unknown> {
    try {
      return await super._query(connection, query);
    } catch (error) {
      // The server may still run it, so that the next query would wait for it.
      if ((error as Error).message === 'Query read timeout') connection.__knex__disposed = error;
      throw error;
    }
  }
}
