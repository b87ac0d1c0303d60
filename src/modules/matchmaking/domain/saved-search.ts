import { isDeepStrictEqual } from 'node:util';
import { after, DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, SavedSearchId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { SEARCHES_MAX, type DigestFrequency, type SearchForm } from '../contracts/saved-searches.ts';

/** A letter tells of so many people at most; of the others the next one does. */
export const PROFILES_IN_A_DIGEST = 5;
const PERIOD: Record<Exclude<DigestFrequency, 'none'>, number> = { weekly: 7 * DAY, daily: DAY };

/** Filters of /browse that a member keeps, and the letters about whoever is new and fits them (R-E.1). */
export interface SavedSearch extends SearchForm {
  id: SavedSearchId;
  profileId: ProfileId;
  /** Whoever was found by others before that is not new to it. */
  newSince: Date;
  /** When it is next looked for somebody new; null without a letter. */
  dueAt: Date | null;
  createdAt: Date;
}

/** A new one beside so many of the same member. Throws `too-many-searches`. */
export function saveSearch(
  of: Pick<SavedSearch, 'id' | 'profileId'>,
  form: SearchForm,
  { others, at }: { others: number; at: Date },
): SavedSearch {
  if (others >= SEARCHES_MAX) throw new DomainError('matchmaking.too-many-searches');
  return { ...of, ...form, newSince: at, dueAt: firstDue(form.digest, at), createdAt: at };
}

/** The same one, changed. Whom it shows when its filters or a letter are chosen is not new to it. */
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

/** After it was looked for somebody new, with a letter or without: due again at the same hour. */
export function lookedThrough(search: SavedSearch, at: Date): SavedSearch {
  const { digest, dueAt } = search;
  if (digest === 'none' || dueAt === null) return search;
  const periods = Math.floor((at.getTime() - dueAt.getTime()) / PERIOD[digest]) + 1;
  return { ...search, dueAt: after(dueAt, periods * PERIOD[digest]) };
}

const firstDue = (digest: DigestFrequency, at: Date): Date | null =>
  digest === 'none' ? null : after(at, PERIOD[digest]);

/** Keeps the searches of members, and of whom their letters told. */
export interface SavedSearches {
  /** How many he or she has, who can keep no other one meanwhile. */
  count(tx: Tx, profileId: ProfileId): Promise<number>;
  /** Null where this member has no such search; locked. */
  find(tx: Tx, profileId: ProfileId, id: SavedSearchId): Promise<SavedSearch | null>;
  save(tx: Tx, search: SavedSearch): Promise<void>;
  /** Where there is none, nothing changes. */
  remove(tx: Tx, profileId: ProfileId, id: SavedSearchId): Promise<void>;
  /** Whose searches are due by then; not locked. */
  membersDue(tx: Tx, at: Date): Promise<ProfileId[]>;
  /** Those of a member that are due by then, the first kept first, with nobody else looking through them meanwhile. */
  due(tx: Tx, profileId: ProfileId, at: Date): Promise<SavedSearch[]>;
  /** A letter to the member tells of these people. */
  mention(tx: Tx, profileId: ProfileId, people: ProfileId[], at: Date): Promise<void>;
}
