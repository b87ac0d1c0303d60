import type { Knex } from 'knex';
import type { ListQuery } from '../contracts/list.ts';
import { searchKey } from '../search/search-key.ts';

interface Wanted {
  /** Indexes of the first and the last row, from 0; without it, the first rows. */
  range?: ListQuery['range'];
  order?: { column: string; direction: 'ASC' | 'DESC' } | undefined;
  /** The default order, and the tie-breaker of others. */
  key: string;
  /** SQL of a condition whose rows come first. */
  first?: string | undefined;
}

/** Condition that a column contains these words, in any spelling. */
export const containsText =
  (column: string, words: string) =>
  (rows: Knex.QueryBuilder): void =>
    void rows.whereRaw('kernel.search_key(??) like ?', [column, likeKey(words)]);

/** Pattern that matches the text's search key within another; matches nothing if the text has no letter or digit. */
export const likeKey = (words: string): string => `%${searchKey(words) || '\uffff'}%`;

/**
 * Up to so many filtered rows are sorted. More are read from an index in their order, which for few rows would be
 * scanned to its end in vain.
 */
const FEW = 5_000;

/** Rows without a range. */
const PLAIN = 500;

/** The keys of the requested rows in order, with the total. Whole rows would exceed the memory of a sort. */
export async function pageOf(
  all: Knex.QueryBuilder,
  { range, order: sort, key, first }: Wanted,
): Promise<{ keys: string[]; total: number }> {
  const order = sort?.direction ?? 'ASC';
  const column = sort?.column;
  let few = false;
  const keysFrom = async (from: number, count: number, direction: 'ASC' | 'DESC'): Promise<string[]> => {
    const page = all.clone().clearSelect().select({ key }).offset(from).limit(count);
    if (first) page.orderByRaw(`(${first}) ${direction === order ? 'DESC' : 'ASC'}`);
    // The same order by an expression that no index has.
    if (column && few) page.orderByRaw(`coalesce(??, ??) ${direction}`, [column, column]);
    else if (column) page.orderBy(column, direction);
    // In the same direction, so that one index serves both.
    const rows: { key: unknown }[] = await page.orderBy(key, direction);
    return rows.map((row) => String(row.key));
  };
  if (!range) {
    const keys = await keysFrom(0, PLAIN, order);
    return { keys, total: keys.length };
  }
  const counted: { total: string } | undefined = await all.clone().clearSelect().count({ total: '*' }).first();
  const total = Number(counted?.total ?? 0);
  few = total <= FEW;
  const [from, after] = [range[0], Math.min(range[1] + 1, total)];
  if (from >= after) return { keys: [], total };
  if (from <= total / 2) return { keys: await keysFrom(from, after - from, order), total };
  // From the nearer end, so that the last page needs no scan of all others.
  const turned = await keysFrom(total - after, after - from, order === 'ASC' ? 'DESC' : 'ASC');
  return { keys: turned.toReversed(), total };
}
