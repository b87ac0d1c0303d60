import { expect, test } from 'vitest';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { jsonQuery } from '#kernel/persistence/json-query.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { addPeople, account } from '../../../testing/many-profiles.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { SavedFilters } from '../contracts/saved-searches.ts';
import { newlyFitting } from './newly-fitting.ts';

const db = await testDatabase();
const now = new Date('2026-11-22T12:00:00Z');
const stored = new Date('2026-11-01T12:00:00Z');
const before = new Date('2026-10-01T12:00:00Z');
const since = new Date('2026-11-10T12:00:00Z');

/** Profile 1 looks for a wife; the others are women, each first listed at the given time. */
async function sisters(...others: [at: Date, stated?: Parameters<typeof account>[1]][]): Promise<void> {
  await addPeople(db, [account('male'), ...others.map(([, stated]) => account('female', stated))]);
  const results = others.map(([at], n) => ({ profile_id: (n + 2) as ProfileId, at }));
  await db('matchmaking.first_listed').insert(results);
}

async function fitting(filters: SavedFilters = {}, never: UserId[] = []): Promise<number[]> {
  const excludedAccountIds = jsonQuery('test.never', `select '[]'::json`, () => never);
  const guardianship = { excludedAccountIds: excludedAccountIds } as GuardianshipFacade;
  const search = { profileId: 1 as ProfileId, filters, newSince: stored };
  const results = await newlyFitting({ clock: { now: () => now }, guardianship }, db, search);
  return results!.people.map(({ id }) => id);
}

test('a digest lists five, the best fitting first and then the newest; the next one does not repeat them', async () => {
  await sisters([since], [since], [since], [before], [since, { location: 'York' }], [since], [since], [since]);
  expect(await fitting({ location: 'leeds' })).toEqual([9, 8, 7, 4, 3]);
  const entries = [9, 8, 7, 4, 3].map((id) => ({ profile_id: 1, mentioned_profile_id: id, at: now }));
  await db('matchmaking.digest_entry').insert(entries as never);
  expect(await fitting({ location: 'leeds' })).toEqual([2]);
});

test('digests list neither wards nor the own guardian', async () => {
  await sisters([since], [since]);
  const ward = await db('matchmaking.profile')
    .where({ id: 3 as ProfileId })
    .first('account_id');
  expect(await fitting({}, [ward!.account_id])).toEqual([2]);
});

test('digests leave out people whose dealbreakers rule the reader out', async () => {
  await sisters([since, { preferredAgeRange: '50-60', hardWishes: ['preferredAgeRange'] }], [since]);
  expect(await fitting()).toEqual([3]);
});
