import type { Knex } from 'knex';
import type { ListQuery } from '../contracts/list.ts';
import { searchKey } from '../search/search-key.ts';

/** How a list stands in its table. */
interface InTable<Sort extends string> {
  /** The column of each field that it can be sorted by. */
  columns: Record<Sort, string>;
  /** The order that is asked for where none is, and by which records of the same value stand apart. */
  key: string;
  /** So many rows a plain list answers. */
  plain: number;
}

/** That a column holds these words, however they are spelt. */
export const containsText =
  (column: string, words: string) =>
  (rows: Knex.QueryBuilder): void =>
    void rows.whereRaw('kernel.search_key(??) like ?', [column, likeKey(words)]);

/** The pattern that finds a text's key as a part of another's; nothing where the text has no letter or digit. */
export const likeKey = (words: string): string => `%${searchKey(words) || '\uffff'}%`;

/**
 * So many rows are found by what they are filtered by, and put in order. More are read in their order from its index,
 * which would be walked to its end in vain for a few.
 */
const FEW = 5_000;

/** The rows that a list asks for, in its order, and how many there are in all. */
export async function pageOf<Row extends object, Sort extends string>(
  all: Knex.QueryBuilder,
  { range, sort }: ListQuery<Sort>,
  { columns, key, plain }: InTable<Sort>,
): Promise<{ rows: Row[]; total: number }> {
  const order = sort?.[1] ?? 'ASC';
  let few = false;
  const rowsFrom = async (from: number, count: number, direction: 'ASC' | 'DESC'): Promise<Row[]> => {
    const page = all.clone().offset(from).limit(count);
    const column = sort && columns[sort[0]];
    // An order of the same rows that is in no index.
    if (column && few) page.orderByRaw(`coalesce(??, ??) ${direction}`, [column, column]);
    else if (column) page.orderBy(column, direction);
    // In the same direction, so that an index by both serves either.
    return page.orderBy(key, direction);
  };
  if (!range) {
    const rows = await rowsFrom(0, plain, order);
    return { rows, total: rows.length };
  }
  const counted: { total: string } | undefined = await all.clone().clearSelect().count({ total: '*' }).first();
  const total = Number(counted?.total ?? 0);
  few = total <= FEW;
  const [from, after] = [range[0], Math.min(range[1] + 1, total)];
  if (from >= after) return { rows: [], total };
  if (from <= total / 2) return { rows: await rowsFrom(from, after - from, order), total };
  // From the nearer end: whoever asks for the last page does not wait until all the others are counted off.
  const turned = await rowsFrom(total - after, after - from, order === 'ASC' ? 'DESC' : 'ASC');
  return { rows: turned.toReversed(), total };
}
