import type { Knex } from 'knex';
import type { ListQuery } from '../contracts/list.ts';

/** How a list stands in its table. */
interface InTable<Sort extends string> {
  /** The column of each field that it can be sorted by. */
  columns: Record<Sort, string>;
  /** The order that is asked for where none is, and by which records of the same value stand apart. */
  key: string;
  /** So many rows a plain list answers. */
  plain: number;
}

/** That a column holds these words, without regard to case. */
export const holdsText =
  (column: string, words: string) =>
  (rows: Knex.QueryBuilder): void =>
    void rows.whereILike(column, `%${words.replace(/[\\%_]/g, '\\$&')}%`);

/** The rows that a list asks for, in its order, and how many there are in all. */
export async function pageOf<Row extends object, Sort extends string>(
  all: Knex.QueryBuilder,
  { range, sort }: ListQuery<Sort>,
  { columns, key, plain }: InTable<Sort>,
): Promise<{ rows: Row[]; total: number }> {
  const [from, to] = range ?? [0, plain - 1];
  const page = all
    .clone()
    .offset(from)
    .limit(to - from + 1);
  if (sort) page.orderBy(columns[sort[0]], sort[1]);
  // In the same direction, so that an index by both serves either.
  page.orderBy(key, sort?.[1]);
  const rows: Row[] = await page;
  if (!range) return { rows, total: rows.length };
  const counted: { total: string } | undefined = await all.clone().clearSelect().count({ total: '*' }).first();
  return { rows, total: Number(counted?.total ?? 0) };
}
