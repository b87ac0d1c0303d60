import type { Knex } from 'knex';

/**
 * Every advisory lock of the product, each for one purpose. They are PostgreSQL's single-number locks; two-number locks
 * are a separate space, used for pairs of people.
 */
export const LOCKS = {
  /** Held while the schema is migrated. */
  migrations: 7_215_001,
  /** Held while reference data is added. */
  referenceData: 7_215_002,
  localClock: 7_215_003,
  /** Held while the demo people are created, which takes a while. */
  demoPeople: 7_215_004,
  /** Taken by the trigger that numbers and chains audit entries. */
  auditChain: 7_215_005,
  applicationRole: 7_215_006,
  firstDataKey: 7_215_007,
  localMailbox: 7_215_008,
  /** Held for each change of the local stand-in for Stripe. */
  localStripe: 7_215_010,
  localPush: 7_215_011,
  /** Held while an article is given its address. */
  articleAddresses: 7_215_012,
  /** Held while the crowd is created. */
  crowd: 7_215_009,
} as const;
export type LockName = keyof typeof LOCKS;

/** Waits for the lock and holds it until the transaction ends. */
export async function lockUntilEnd(trx: Knex.Transaction, name: LockName): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS[name]]);
}

/** Waits for the lock and holds it until the connection is closed. */
export async function lockConnection(
  connection: { query(sql: string, values: number[]): Promise<unknown> },
  name: LockName,
): Promise<void> {
  await connection.query('select pg_advisory_lock($1)', [LOCKS[name]]);
}
