import type { Knex } from 'knex';

/**
 * Every advisory lock of the product, each for one thing alone. They are PostgreSQL's locks of one number; those of two
 * numbers are a space of their own, which the locks of pairs of people take up.
 */
export const LOCKS = {
  /** Held by whoever brings the schema up to date. */
  migrations: 7_215_001,
  /** Held while reference data is added. */
  referenceData: 7_215_002,
  localClock: 7_215_003,
  /** Held until all the demo people are there, which takes a while. */
  demoPeople: 7_215_004,
  /** Taken by the trigger that numbers and chains the audit log's entries. */
  auditChain: 7_215_005,
  applicationRole: 7_215_006,
  firstDataKey: 7_215_007,
  localMailbox: 7_215_008,
  /** Held by whatever changes something in the local stand-in for Stripe: one thing at a time. */
  localStripe: 7_215_010,
  localPush: 7_215_011,
  /** Held by whoever gives an article its address. */
  articleAddresses: 7_215_012,
  /** Held until the whole crowd is there. */
  crowd: 7_215_009,
} as const;
export type LockName = keyof typeof LOCKS;

/** Waits until nobody else holds the lock, and holds it until the transaction ends. */
export async function lockUntilEnd(trx: Knex.Transaction, name: LockName): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS[name]]);
}

/** The same until the connection is closed, whatever transactions run on it. */
export async function lockConnection(
  connection: { query(sql: string, values: number[]): Promise<unknown> },
  name: LockName,
): Promise<void> {
  await connection.query('select pg_advisory_lock($1)', [LOCKS[name]]);
}
