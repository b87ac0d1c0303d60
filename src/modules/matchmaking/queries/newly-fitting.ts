import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import { ask } from '#kernel/persistence/question.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { RANKED_TOGETHER } from '../contracts/compatibility.ts';
import type { SeenProfile } from '../contracts/profiles.ts';
import { refusalsBindSince } from '../domain/introduction.ts';
import { PEOPLE_IN_A_LETTER, type SavedSearch } from '../domain/saved-search.ts';
import { profileOfRow } from '../infra/objection-profiles.ts';
import { browseList, LENS, lensOf, WHOLE } from './browse-list.ts';
import { filtersOf } from './browse-profiles.ts';
import { IS_FOUND, RANKED, type RankedRow } from './browse-sql.ts';
import { seenProfile } from './seen-profiles.ts';

interface Ports {
  clock: Clock;
  guardianship: GuardianshipFacade;
}

/** Of whom a letter tells, and whose it is. */
export interface NewlyFitting {
  accountId: UserId;
  people: (SeenProfile & { id: ProfileId })[];
}

/**
 * Who is new to a search, as its owner would read it now at the head of /discover: at most as many as a letter holds,
 * the best fitting first. Null for a member whom others do not find at present: who
 * is private, rests or married here is not written to.
 */
export async function newlyFitting(
  { clock, guardianship }: Ports,
  db: Knex,
  { profileId: me, filters, newSince }: Pick<SavedSearch, 'profileId' | 'filters' | 'newSince'>,
): Promise<NewlyFitting | null> {
  const today = clock.now();
  const [owner] = await prepared<{ account_id: UserId; gender: 'male' | 'female' }>(db, IS_FOUND, { me, today });
  if (!owner) return null;
  const looking = { me, looksFor: owner.gender === 'male' ? 'female' : 'male', today } as const;
  const sought = { ...filtersOf(filters, true), newSince };
  const never = await ask(db, guardianship.neverTogether, { accountId: owner.account_id });
  const lens = await ask(db, LENS, lensOf(looking, sought));
  const list = await browseList(db, { ...looking, never }, sought, lens, WHOLE);
  const first = await list.window(WHOLE);
  const rows = await prepared<RankedRow>(db, RANKED, {
    ids: first.slice(0, RANKED_TOGETHER).map(({ id }) => id),
    me,
    today,
    refusedSince: refusalsBindSince(today),
    afterScore: null,
    afterId: null,
    limit: PEOPLE_IN_A_LETTER,
  });
  const people = rows.map((row) => ({
    ...seenProfile(profileOfRow(row), row.guardian_verified, today),
    id: row.id,
  }));
  return { accountId: owner.account_id, people };
}
