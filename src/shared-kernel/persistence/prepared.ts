import type { Knex } from 'knex';

export type Value = string | number | boolean | Date | null | readonly number[] | readonly string[];

/** SQL that each connection parses and plans once. For reads of every request: polling, and the session look-up. */
export interface Statement {
  name: string;
  text: string;
  order: string[];
}

/** Declares a statement with named places such as `:profile`. Its name must be unique in the whole application. */
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

/** Runs it on a connection of the pool, or of a transaction, and returns the rows. */
export const prepared = <Row>(db: Knex, { name, text, order }: Statement, values: Record<string, Value>) =>
  run<Row>(db, { name, text, values: order.map((place) => asSent(values[place])) });

/** Runs it with a plan for these values, if the best plan depends on them. */
export const unprepared = <Row>(db: Knex, { text, order }: Statement, values: Record<string, Value>) =>
  run<Row>(db, { text, values: order.map((place) => asSent(values[place])) });

/** Lists of numbers are formatted at once: pg would check each, and a list of cells is long. */
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
