import type { Knex } from 'knex';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { SearchHit } from '../contracts/admin/admin-search.schema.ts';
import { asciiDigits } from '../contracts/digits.ts';
import { likeKey } from '../persistence/page.ts';
import { searchKey } from './search-key.ts';

/** Most results of a kind. */
export const HITS = 8;
/** Shorter texts are in no index, and match only the beginning of a name or address. */
export const SHORTEST = 3;
/** With '#', as people write it, or without; no name or address is only a number. */
const PROFILE_NUMBER = /^#?(\d{1,9})$/;

/** Searches a module for words that a member of staff typed. */
export interface StaffSearch {
  execute(words: string, reader: Actor): Promise<SearchHit[]>;
}

/** The typed text as the number of a profile; null if it is none. */
export function profileNumberIn(words: string): number | null {
  const [, number] = PROFILE_NUMBER.exec(asciiDigits(words)) ?? [];
  return number === undefined ? null : Number(number);
}

/** Pattern for a `search_text`, in which a space precedes each word. */
export const namesLike = (words: string): string =>
  searchKey(words).length < SHORTEST ? likeKey(words).replace('%', '% ') : likeKey(words);

/** Lists people first whose names begin with the words. Few letters match too many people to be sorted. */
export function namesFirst(people: Knex.QueryBuilder, words: string): void {
  const key = searchKey(words);
  if (key.length >= SHORTEST) people.orderByRaw('search_text like ? desc', [` ${key}%`]);
}

export const isId = (words: string): boolean => z.uuid().safeParse(words).success;
