import type { Knex } from 'knex';
import type { z } from 'zod';
import { PAGE_SIZE, type KeysetPaging } from '../contracts/paging.ts';
import { invalidField } from '../errors.ts';
import { sentence } from '../i18n/sentences.ts';

/** Cursor of a row in a newest-first list: its time and its id. */
export const placeAt = (at: Date, id: string | number): string => `${at.getTime()}.${id}`;

/**
 * Reads such a cursor.
 * @throws common.invalid
 */
export function readPlace<Id extends z.ZodType>(cursor: string, id: Id): [Date, z.output<Id>] {
  const [, moment, rest] = /^(\d{1,13})\.(.+)$/.exec(cursor) ?? [];
  const parsed = id.safeParse(rest);
  if (moment === undefined || !parsed.success) throw invalidField('cursor', sentence('cursor'));
  return [new Date(Number(moment)), parsed.data];
}

/** One page of a newest-first list by `created_at` and `key`, with the total and the next cursor. */
export async function latestFirst<Row extends { created_at: Date }, Key extends keyof Row & string>(
  all: Knex.QueryBuilder,
  { limit = PAGE_SIZE, cursor }: KeysetPaging,
  { key, id }: { key: Key; id: z.ZodType<Row[Key] & (string | number)> },
): Promise<{ rows: Row[]; total: string; next: string | null }> {
  const page = all
    .clone()
    .orderBy('created_at', 'desc')
    .orderBy(key, 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) void page.whereRaw('(created_at, ??) < (?, ?)', [key, ...readPlace(cursor, id)]);
  const [listed, counted] = await Promise.all([
    page as Promise<Row[]>,
    all.clone().clearSelect().count({ total: '*' }).first() as Promise<{ total: string } | undefined>,
  ]);
  const rows = listed.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    total: counted?.total ?? '0',
    next: listed.length > limit && last ? placeAt(last.created_at, last[key] as string | number) : null,
  };
}
