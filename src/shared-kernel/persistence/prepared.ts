import type { Knex } from 'knex';

export type Value = string | number | boolean | Date | null | readonly number[] | readonly string[];

/**
 * SQL that each connection parses and plans once. For the reads of every request: what is polled, and the session
 * look-up.
 */
export interface Statement {
  name: string;
  text: string;
  order: string[];
}

/**
 * Declares a statement with named places such as `:profile`. The name must be the statement's own in the whole
 * application.
 */
export function statement(name: string, sql: string): Statement {
  const order: string[] = [];
  const text = sql.replace(/(?<!:):([a-z]\w*)/gi, (_, place: string) => {
    if (!order.includes(place)) order.push(place);
    return `$${order.indexOf(place) + 1}`;
  });
  return { name, text, order };
}

interface Connection {
  query(config: { name?: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

/** Runs it on a connection of the pool, or on the one of a transaction, and answers the rows. */
export const prepared = <Row>(db: Knex, { name, text, order }: Statement, values: Record<string, Value>) =>
  run<Row>(db, { name, text, values: order.map((place) => asSent(values[place])) });

/** The same, planned anew for these values: for a statement whose best plan hangs on them. */
export const unprepared = <Row>(db: Knex, { text, order }: Statement, values: Record<string, Value>) =>
  run<Row>(db, { text, values: order.map((place) => asSent(values[place])) });

/** Of numbers a list is written at once: pg would look at each, and a list of cells is long. */
const asSent = (value: Value | undefined): unknown =>
  Array.isArray(value) && typeof value[0] === 'number' ? `{${value.join(',')}}` : value;

async function run<Row>(db: Knex, query: Parameters<Connection['query']>[0]): Promise<Row[]> {
  const connection: Connection = await db.client.acquireConnection();
  try {
    const { rows } = await connection.query(query);
    return rows as Row[];
  } finally {
    db.client.releaseConnection(connection);
  }
}
