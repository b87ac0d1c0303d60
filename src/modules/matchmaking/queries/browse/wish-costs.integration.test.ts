import { expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import { jsonQuery } from '#kernel/persistence/json-query.ts';
import { account, addPeople, manyPeople } from '../../../../testing/many-profiles.ts';
import { testDatabase } from '../../../../testing/server/database.ts';
import type { GuardianshipFacade } from '../../../guardianship/index.ts';
import type { ViewerPorts } from '../../browse/viewer.ts';
import { BrowseProfiles } from './browse-profiles.ts';
import { ShowWishCosts } from './show-wish-costs.ts';

const db = await testDatabase();
const now = new Date('2026-11-22T12:00:00Z');
const ports: ViewerPorts = {
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
};
const browse = new BrowseProfiles(ports);
const costs = new ShowWishCosts(ports);
type SearchInput = Parameters<ShowWishCosts['execute']>[1];

async function viewer(): Promise<Actor> {
  const one = await db('matchmaking.profile')
    .where({ id: 1 as ProfileId })
    .first();
  return {
    userId: one!.account_id,
    role: 'member',
    gender: 'male',
    profileId: 1 as ProfileId,
    isGuardian: false,
  } as unknown as Actor;
}
const HARD = {
  preferredAgeRange: '25-38',
  acceptsChildren: false,
  preferredMadhhab: ['hanafi'],
  preferredLocation: 'e',
  preferredReligiousPractice: 'moderate',
};
const me = (more: object) => account('male', { currentMaritalStatus: 'divorced', madhhab: 'hanafi', ...more });
const total = async (actor: Actor, input: SearchInput) => Number((await browse.execute(actor, input)).total);

test('each number is the length of the list without the filter minus its length with it (R-I.1)', async () => {
  await addPeople(db, [me({}), ...manyPeople(2_000)]);
  const actor = await viewer();
  const searches: SearchInput[] = [
    { location: 'zurich' },
    { ageMin: 30, ageMax: 41 },
    { religiousPractice: 'practicing', currentMaritalStatus: 'widowed' },
    { location: 'e', ageMax: 40, ethnicity: 'pakistan', religiousPractice: 'moderate' },
    { nationality: 'Atlantis', hasChildren: true },
  ];
  for (const input of searches) {
    const { filters, hardWishes } = await costs.execute(actor, input);
    expect(hardWishes).toEqual([]);
    const expected = await Promise.all(
      Object.keys(input).map(async (name) => ({
        name,
        more: (await total(actor, { ...input, [name]: undefined })) - (await total(actor, input)),
        isAtLeast: false,
      })),
    );
    expect(filters).toEqual(expected);
  }
});

test('each dealbreaker costs what the list gains when the member drops it', async () => {
  const hardWishes = Object.keys(HARD);
  const costsOf = async (chosen: readonly string[]) => {
    await db('matchmaking.profile').delete();
    await addPeople(db, [me({ ...HARD, hardWishes: chosen }), ...manyPeople(2_000)]);
    const actor = await viewer();
    return { total: await total(actor, {}), costs: (await costs.execute(actor, {})).hardWishes };
  };
  const all = await costsOf(hardWishes);
  expect(all.costs.map(({ name }) => name)).toEqual(hardWishes);
  for (const name of hardWishes) {
    const without = await costsOf(hardWishes.filter((wish) => wish !== name));
    expect(all.costs.find((cost) => cost.name === name)!.more, name).toBe(without.total - all.total);
  }
  expect(all.costs.some(({ more }) => more > 0)).toBe(true);
}, 120_000);

test('nobody whom the list hides adds to a number', async () => {
  await addPeople(db, [me({}), ...manyPeople(300)]);
  const actor = await viewer();
  const shown = (await browse.execute(actor, { limit: 50 })).items.map(({ id }) => id) as ProfileId[];
  const whole = await total(actor, {});
  const more = async () => (await costs.execute(actor, { nationality: 'Atlantis' })).filters[0]!.more;
  expect(await more()).toBe(whole);
  const [blocked, blocking, hidden, away, unlisted] = shown as [ProfileId, ProfileId, ProfileId, ProfileId, ProfileId];
  await db('matchmaking.block').insert([
    { blocker_profile_id: 1 as ProfileId, blocked_profile_id: blocked, created_at: now },
    { blocker_profile_id: blocking, blocked_profile_id: 1 as ProfileId, created_at: now },
  ]);
  expect(await more()).toBe(whole - 2);
  const card = (profile_id: ProfileId) => db('matchmaking.browse_card').where({ profile_id });
  await card(hidden).update({ hidden: true });
  await card(away).update({ present: false });
  await card(unlisted).update({ listed: false });
  expect(await more()).toBe(whole - 5);
  await db('matchmaking.never_again').insert({
    profile_id: shown[5]!,
    sender_profile_id: 1 as ProfileId,
    hidden_from: now,
    created_at: now,
  });
  expect(await more()).toBe(whole - 6);
  expect(await total(actor, {})).toBe(whole - 6);
});

test('a list without filters and dealbreakers is not counted', async () => {
  await addPeople(db, [me({}), ...manyPeople(20)]);
  expect(await costs.execute(await viewer(), {})).toEqual({ filters: [], hardWishes: [] });
});
