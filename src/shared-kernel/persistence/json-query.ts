import type { Knex } from 'knex';
import { prepared, statement, type Statement, type Value } from './prepared.ts';

/**
 * A read by SQL that makes one JSON value. Several modules' queries can be batched into one round trip; the account is
 * bound as `:accountId`.
 */
export interface JsonQuery<Answer> {
  sql: string;
  statement: Statement;
  /** Converts the JSON value. */
  read(value: unknown): Answer;
}

/** Declares a query; its name is that of the prepared statement. */
export const jsonQuery = <ModulePage, Answer = ModulePage>(
  name: string,
  sql: string,
  read: (value: ModulePage) => Answer,
): JsonQuery<Answer> => ({ sql, statement: statement(name, `select (${sql}) as result`), read: read as never });

/** Combines queries into one, with each result under its own key. */
export function batch<Answers extends object>(
  name: string,
  queries: { [Key in keyof Answers]: JsonQuery<Answers[Key]> },
): JsonQuery<Answers> {
  const parts = Object.entries<JsonQuery<unknown>>(queries);
  const pairs = parts.map(([key, { sql }]) => `'${key}', (${sql})`);
  return jsonQuery(
    name,
    `json_build_object(${pairs.join(', ')})`,
    (value: Record<string, unknown>) =>
      Object.fromEntries(parts.map(([key, { read }]) => [key, read(value[key])])) as Answers,
  );
}

export async function runQuery<Answer>(
  db: Knex,
  queries: JsonQuery<Answer>,
  of: Record<string, Value>,
): Promise<Answer> {
  const [row] = await prepared<{ result: unknown }>(db, queries.statement, of);
  return queries.read(row!.result);
}

/** SQL for the rows of a select, in order. */
export const jsonRows = (select: string): string => `select coalesce(json_agg(one), '[]') from (${select}) one`;
/** SQL for the only row of a select, or null. */
export const jsonRow = (select: string): string => `select to_json(one) from (${select}) one`;

/** SQL for the only column of a select. */
export const jsonColumn = (select: string): string =>
  `select coalesce(json_agg(one), '[]') from (${select}) value(one)`;

/** Converts these columns of a JSON row from text to times. */
export const withMoments = <Row extends object>(row: Row, columns: (keyof Row)[]): Row => ({
  ...row,
  ...Object.fromEntries(columns.map((column) => [column, row[column] && new Date(row[column] as string)])),
});
