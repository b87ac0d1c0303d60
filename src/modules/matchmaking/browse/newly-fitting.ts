import type { Knex } from 'knex';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import { RANKED_TOGETHER } from '../contracts/compatibility.ts';
import type { SeenProfile } from '../contracts/profiles.schema.ts';
import { refusalsBindSince } from '../domain/introduction.ts';
import { PROFILES_IN_A_DIGEST, type SavedSearch } from '../domain/saved-search.ts';
import { profileOfRow } from '../infra/profiles-repository.ts';
import { browseList, SEARCH_CONTEXT, searchContextOf } from './browse-list.ts';
import { FULL_RANGE } from './cursor-range.ts';
import { filtersOf } from './filters.ts';
import { IS_DISCOVERABLE_QUERY, RANKED, type RankedRow } from './browse-sql.ts';
import { seenProfile } from '../profile/seen-profiles.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'guardianship'>;

export interface NewlyFitting {
  accountId: UserId;
  people: (SeenProfile & { id: ProfileId })[];
}

/**
 * Finds at most a digest's number of profiles that are new to a search, the best fitting first. Null if its owner is
 * not discoverable: such members get no digest.
 */
export async function newlyFitting(
  { clock, guardianship }: Ports,
  db: Knex,
  { profileId: me, filters, newSince }: Pick<SavedSearch, 'profileId' | 'filters' | 'newSince'>,
): Promise<NewlyFitting | null> {
  const today = clock.now();
  const [owner] = await prepared<{ account_id: UserId; gender: 'male' | 'female' }>(db, IS_DISCOVERABLE_QUERY, {
    me,
    now: today,
  });
  if (!owner) return null;
  const looking = { me, looksFor: owner.gender === 'male' ? 'female' : 'male', today } as const;
  const sought = { ...filtersOf(filters, true), newSince };
  const never = await runQuery(db, guardianship.excludedAccountIds, { accountId: owner.account_id });
  const searchContext = await runQuery(db, SEARCH_CONTEXT, searchContextOf(looking, sought));
  const list = await browseList(db, { ...looking, never }, sought, searchContext, FULL_RANGE);
  const first = await list.window(FULL_RANGE);
  const rows = await prepared<RankedRow>(db, RANKED, {
    ids: first.slice(0, RANKED_TOGETHER).map(({ id }) => id),
    me,
    today,
    now: today,
    refusedSince: refusalsBindSince(today),
    afterScore: null,
    afterId: null,
    limit: PROFILES_IN_A_DIGEST,
  });
  const people = rows.map((row) => ({
    ...seenProfile(profileOfRow(row), row.guardian_verified, today),
    id: row.id,
  }));
  return { accountId: owner.account_id, people };
}
