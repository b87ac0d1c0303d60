import type { Knex } from 'knex';
import { prepared, statement, type Statement, type Value } from './prepared.ts';

/**
 * What is read by SQL that makes one JSON value. It is asked alone, or as a part of another question: so several
 * modules answer in one trip to the database, each by its own SQL. What is asked of an account names it `:accountId`.
 */
export interface JsonQuery<Answer> {
  sql: string;
  statement: Statement;
  /** What the JSON value means. */
  read(value: unknown): Answer;
}

/** Declares a question. The name is that of its statement. */
export const jsonQuery = <ModulePage, Answer = ModulePage>(
  name: string,
  sql: string,
  read: (value: ModulePage) => Answer,
): JsonQuery<Answer> => ({ sql, statement: statement(name, `select (${sql}) as found`), read: read as never });

/** Several questions as one, which answers each under its own key. */
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
  const [row] = await prepared<{ found: unknown }>(db, queries.statement, of);
  return queries.read(row!.found);
}

/** The rows of a select, in its order. */
export const jsonRows = (select: string): string => `select coalesce(json_agg(one), '[]') from (${select}) one`;
/** The only row of a select; null where there is none. */
export const jsonRow = (select: string): string => `select to_json(one) from (${select}) one`;

/** The only column of a select. */
export const jsonColumn = (select: string): string =>
  `select coalesce(json_agg(one), '[]') from (${select}) found(one)`;

/** A row out of JSON, where moments are text: those of these columns. */
export const withMoments = <Row extends object>(row: Row, columns: (keyof Row)[]): Row => ({
  ...row,
  ...Object.fromEntries(columns.map((column) => [column, row[column] && new Date(row[column] as string)])),
});
