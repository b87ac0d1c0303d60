import { expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { jsonQuery } from '#kernel/persistence/json-query.ts';
import { addPeople, manyPeople, account } from '../../../../testing/many-profiles.ts';
import { testDatabase } from '../../../../testing/server/database.ts';
import type { GuardianshipFacade } from '../../../guardianship/index.ts';
import type { ViewedProfile } from '../../contracts/profiles.schema.ts';
import { BrowseProfiles } from './browse-profiles.ts';
import { RANKED_TOGETHER } from '../../contracts/compatibility.ts';

const db = await testDatabase();
const now = new Date('2026-11-22T12:00:00Z');
const browse = new BrowseProfiles({
  db,
  clock: { now: () => now },
  guardianship: {} as GuardianshipFacade,
  sender: jsonQuery('test.sender-facts', `select 'null'::json`, () => ({
    profile: null,
    allowance: null,
    isInKhitba: false,
    plan: { status: 'free', plan: 'free', expiresAt: null, hasAccess: false, renews: false },
    guardian: { hasGuardian: true, guardianVerified: true },
    never: [],
  })),
});
const someone = (profileId: number | null, gender: 'male' | 'female' = 'male') =>
  ({
    userId: '0190f3a2-0000-7000-8000-000000000001' as UserId,
    role: 'member',
    gender,
    profileId: profileId as ProfileId | null,
    isGuardian: false,
  }) as unknown as Actor;
type SearchInput = Parameters<BrowseProfiles['execute']>[1];

/** Reads page after page, to the list's end or up to `most` pages. */
async function pages(viewer: Actor, input: SearchInput = {}, most = Infinity): Promise<ViewedProfile[][]> {
  const read: ViewedProfile[][] = [];
  for (let cursor: string | undefined; read.length < most;) {
    const page = await browse.execute(viewer, cursor === undefined ? input : { ...input, cursor });
    read.push(page.items);
    if (page.next === null) return read;
    cursor = page.next;
  }
  return read;
}
const results = async (viewer: Actor, input: SearchInput = {}) =>
  (await pages(viewer, input)).flat().map(({ id }) => id);

/** Everybody whom profile 1 may discover, sorted one by one in the order of ADR 22. */
async function bruteForce(): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { id: number; cell: number; cell_fit: number; score: number }[] }>(
    `select c.profile_id as id, c.cell, matchmaking.score_of(matchmaking.cell_fits(me, k, :today)) as cell_fit,
       round(matchmaking.score_of(matchmaking.fits(me, c, :today)))::integer as score
     from matchmaking.browse_card me, matchmaking.browse_card c join matchmaking.browse_cell k using (cell)
     where me.profile_id = 1 and c.gender = 'female' and c.refuses & me.traits = 0 and me.refuses & c.traits = 0
       and (c.hard_age_min is null or extract(year from age(:today::date, me.born_on)) between c.hard_age_min and c.hard_age_max)
       and (me.hard_age_min is null or extract(year from age(:today::date, c.born_on)) between me.hard_age_min and me.hard_age_max)
       and (c.hard_place is null or strpos(me.location_normalized, c.hard_place) > 0)
       and (me.hard_place is null or strpos(c.location_normalized, me.hard_place) > 0)`,
    { today: now.toISOString().slice(0, 10) },
  );
  const page = rows.toSorted((a, b) => b.cell_fit - a.cell_fit || a.cell - b.cell || b.id - a.id);
  const windows = Array.from({ length: Math.ceil(page.length / RANKED_TOGETHER) }, (_, n) =>
    page.slice(n * RANKED_TOGETHER, (n + 1) * RANKED_TOGETHER).toSorted((a, b) => b.score - a.score || b.id - a.id),
  );
  return windows.flat().map(({ id }) => id);
}

const meFirst = (more: object = {}) => [
  account('male', {
    currentMaritalStatus: 'divorced',
    hasChildren: true,
    acceptsChildren: false,
    preferredAgeRange: '25-38',
    madhhab: 'hanafi',
    ...more,
  }),
];

test('the order equals a ranking of ten thousand one by one (ADR 22); each comes once', async () => {
  await addPeople(db, [...meFirst(), ...manyPeople(9_999)]);
  const all = await bruteForce();
  expect(all.length).toBeGreaterThan(3_000);
  const read = await pages(someone(1), { limit: 50 });
  expect(read.flat().map(({ id }) => id)).toEqual(all);
  expect(read.slice(0, -1).every((page) => page.length === 50)).toBe(true);
  expect((await browse.execute(someone(1), {})).total).toBe(String(all.length));

  // Pages are full also if their size does not divide the window.
  const sevens = await pages(someone(1), { limit: 17 }, 30);
  expect(sevens.flat().map(({ id }) => id)).toEqual(all.slice(0, 17 * 30));
}, 400_000);

test('a list within one window is ordered by the whole score, then newest, without exception', async () => {
  await addPeople(db, [...meFirst({ preferredReligiousPractice: 'moderate' }), ...manyPeople(700)]);
  const list = (await pages(someone(1), { location: 'zurich' })).flat();
  expect(list.length).toBeGreaterThan(10);
  expect(list.length).toBeLessThan(RANKED_TOGETHER);
  const ranked = list.toSorted((a, b) => b.compatibilityScore - a.compatibilityScore || b.id - a.id);
  expect(list.map(({ id }) => id)).toEqual(ranked.map(({ id }) => id));
});

test('people who join or leave between two pages do not shift others', async () => {
  await addPeople(db, [...meFirst(), ...manyPeople(900)]);
  const all = await results(someone(1));
  const first = await browse.execute(someone(1), {});
  const seen = first.items.map(({ id }) => id);
  const leaving = all.slice(25, 30);
  await db('matchmaking.browse_card').whereRaw('profile_id = any(?)', [leaving]).update({ hidden: true });
  await db('matchmaking.browse_card').whereRaw('profile_id = ?', [seen[3]!]).update({ hidden: true });
  const remaining: number[] = [];
  for (let cursor = first.next; cursor !== null;) {
    const page = await browse.execute(someone(1), { cursor });
    remaining.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  expect(remaining).toEqual(all.filter((id) => !seen.includes(id) && !leaving.includes(id)));
});

test('a dealbreaker excludes both from each other’s lists, but nobody without an answer', async () => {
  await addPeople(db, [
    account('male', { smokingStatus: 'regularly', madhhab: 'hanafi', preferredAgeRange: '25-40' }, '1980-01-01'),
    account('female', { acceptsSmoking: false }),
    account('female', { acceptsSmoking: false, hardWishes: ['acceptsSmoking'] }),
    account('female', { preferredAgeRange: '30-46', hardWishes: ['preferredAgeRange'] }),
    account('female', { preferredAgeRange: '30-45', hardWishes: ['preferredAgeRange'] }),
    account('female', { preferredMadhhab: ['maliki'], hardWishes: ['preferredMadhhab'] }),
    account('female', { preferredLocation: 'london', hardWishes: ['preferredLocation'] }),
    account('female', { preferredReligiousPractice: 'moderate', hardWishes: ['preferredReligiousPractice'] }),
    account('female', { preferredTimeline: 'soon', hardWishes: ['preferredTimeline'] }),
    account('female', { madhhab: 'maliki' }),
    account('male', { preferredMadhhab: ['hanafi'], hardWishes: ['preferredMadhhab'], preferredLocation: 'leeds' }),
  ]);
  const listed = (await results(someone(1))).toSorted((a, b) => a - b);
  expect(listed).toEqual([2, 4, 8, 10]);
  expect((await browse.execute(someone(1), {})).total).toBe('4');
  for (const sister of [2, 4, 8, 10]) expect(await results(someone(sister, 'female'))).toContain(1);
  for (const sister of [3, 5, 6, 7, 9]) expect(await results(someone(sister, 'female'))).not.toContain(1);
  // A man with a dealbreaker about the school: hers is another one, the others stated none.
  expect(await results(someone(11))).not.toContain(10);
  expect(await results(someone(10, 'female'))).not.toContain(11);
  expect(await results(someone(11))).toContain(2);
});

test('a block excludes both from lists and counts, whichever of them blocked', async () => {
  await addPeople(db, [...meFirst(), ...manyPeople(10)]);
  const before = await results(someone(1));
  const [one, two] = before as [number, number];
  await db('matchmaking.block').insert([
    { blocker_profile_id: 1 as ProfileId, blocked_profile_id: one as ProfileId, created_at: now },
    { blocker_profile_id: two as ProfileId, blocked_profile_id: 1 as ProfileId, created_at: now },
  ]);
  expect(await results(someone(1))).toEqual(before.filter((id) => id !== one && id !== two));
  expect((await browse.execute(someone(1), {})).total).toBe(String(before.length - 2));
});

test('countries and their peoples match each other, however they are written', async () => {
  await addPeople(db, [
    ...meFirst(),
    account('female', { ethnicity: 'Pakistani' }),
    account('female', { ethnicity: 'PAKISTAN ' }),
    account('female', { ethnicity: 'Yemeni', nationality: 'British' }),
  ]);
  for (const ethnicity of ['pakistani', 'Pakistan', 'pAKISTANI'])
    expect((await results(someone(1), { ethnicity })).toSorted()).toEqual([2, 3]);
  expect(await results(someone(1), { nationality: 'Britain' })).toEqual([4]);
});

test('a viewer without a profile sees the newest first, without scores', async () => {
  await addPeople(db, manyPeople(20));
  const { items } = await browse.execute(someone(null), { limit: 50 });
  expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted((a, b) => b - a));
  expect(items[0]).toMatchObject({ compatibilityScore: 0, compatibilityReasons: { agree: [], differ: [] } });
});

test.each(['x', '1.2', '9.9.9.9.9.9', '1.99999999999.....', '.....;'])(
  'a cursor of nowhere (%s) is refused',
  async (cursor) => {
    await addPeople(db, [...meFirst(), ...manyPeople(3)]);
    await expect(browse.execute(someone(1), { cursor })).rejects.toMatchObject({
      fields: { cursor: expect.any(String) },
    });
  },
);
