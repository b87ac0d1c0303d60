import { isDeepStrictEqual } from 'node:util';
import { after, DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, SavedSearchId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { SEARCHES_MAX, type DigestFrequency } from '../contracts/saved-searches.ts';
import type { SearchForm } from '../contracts/saved-searches.schema.ts';

/** The next digest lists the others. */
export const PROFILES_IN_A_DIGEST = 5;
const PERIOD: Record<Exclude<DigestFrequency, 'none'>, number> = { weekly: 7 * DAY, daily: DAY };

/** Filters of /browse that a member saved, with the digest of new profiles that fit (R-E.1). */
export interface SavedSearch extends SearchForm {
  id: SavedSearchId;
  profileId: ProfileId;
  /** Profiles that were listed before this time are not new to the search. */
  newSince: Date;
  /** When the next digest is due; null without digests. */
  dueAt: Date | null;
  createdAt: Date;
}

/** @throws matchmaking.too-many-searches if the member has the most allowed already */
export function saveSearch(
  of: Pick<SavedSearch, 'id' | 'profileId'>,
  form: SearchForm,
  { others, at }: { others: number; at: Date },
): SavedSearch {
  if (others >= SEARCHES_MAX) throw new DomainError('matchmaking.too-many-searches');
  return { ...of, ...form, newSince: at, dueAt: firstDue(form.digest, at), createdAt: at };
}

/** Returns the changed search. After new filters or a first digest, only profiles listed from now on are new. */
export function changeSearch(search: SavedSearch, changes: SearchForm, at: Date): SavedSearch {
  const showsOthers = !isDeepStrictEqual(search.filters, changes.filters);
  const beginsToWrite = search.digest === 'none' && changes.digest !== 'none';
  return {
    ...search,
    ...changes,
    newSince: showsOthers || beginsToWrite ? at : search.newSince,
    dueAt: search.digest === changes.digest ? search.dueAt : firstDue(changes.digest, at),
  };
}

/** Sets the next due date at the same hour, whether or not a digest was sent. */
export function scheduleNext(search: SavedSearch, at: Date): SavedSearch {
  const { digest, dueAt } = search;
  if (digest === 'none' || dueAt === null) return search;
  const periods = Math.floor((at.getTime() - dueAt.getTime()) / PERIOD[digest]) + 1;
  return { ...search, dueAt: after(dueAt, periods * PERIOD[digest]) };
}

const firstDue = (digest: DigestFrequency, at: Date): Date | null =>
  digest === 'none' ? null : after(at, PERIOD[digest]);

export interface SavedSearches {
  /** Counts the member's searches and locks out concurrent additions. */
  count(tx: Tx, profileId: ProfileId): Promise<number>;
  /** Locks. Null if the member has no such search. */
  find(tx: Tx, profileId: ProfileId, id: SavedSearchId): Promise<SavedSearch | null>;
  save(tx: Tx, search: SavedSearch): Promise<void>;
  /** Idempotent. */
  remove(tx: Tx, profileId: ProfileId, id: SavedSearchId): Promise<void>;
  /** Members with a search due by then; not locked. */
  membersDue(tx: Tx, at: Date): Promise<ProfileId[]>;
  /** The member's searches due by then, the oldest first, locked against a concurrent sweep. */
  due(tx: Tx, profileId: ProfileId, at: Date): Promise<SavedSearch[]>;
  recordListed(tx: Tx, profileId: ProfileId, people: ProfileId[], at: Date): Promise<void>;
}
