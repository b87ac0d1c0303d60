import fc from 'fast-check';
import { expect, test } from 'vitest';
import { options, values } from '../contracts/profiles.ts';
import { testDatabase } from '../../../testing/database.ts';

const db = await testDatabase();
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const age = fc.integer({ min: 18, max: 90 });

const card = fc.record({
  born: fc.integer({ min: 1936, max: 2007 }),
  location: fc.constantFrom('leeds', 'bradford', 'london'),
  practice: maybe(fc.constantFrom(...options.religiousPractice)),
  prayer: maybe(fc.constantFrom(...options.prayerFrequency)),
  timeline: maybe(fc.constantFrom(...options.marriageTimeline)),
  culture: maybe(fc.constantFrom(...options.culturalAlignment)),
  smoking: maybe(fc.constantFrom(...options.smokingStatus)),
  marital: maybe(fc.constantFrom(...options.currentMaritalStatus)),
  madhhab: maybe(fc.constantFrom(...options.madhhab)),
  hasChildren: maybe(fc.boolean()),
  wantsChildren: maybe(fc.boolean()),
  acceptsChildren: maybe(fc.boolean()),
  priorities: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 5 }),
  wishMin: maybe(age),
  wishMax: maybe(age),
  wishLocation: maybe(fc.constantFrom('leeds', 'lond')),
});
type Card = typeof card extends fc.Arbitrary<infer T> ? T : never;

const columns = (c: Card, id: number) => ({
  profile_id: id,
  account_id: '0190f3a2-0000-7000-8000-000000000001',
  gender: id === 1 ? 'male' : 'female',
  listed: true,
  guardian_verified: true,
  born_on: `${c.born}-06-15`,
  location: c.location,
  location_folded: c.location,
  practice: c.practice,
  prayer: c.prayer,
  timeline: c.timeline,
  culture: c.culture,
  smoking: c.smoking,
  marital_status: c.marital,
  madhhab: c.madhhab,
  has_children: c.hasChildren,
  wants_children: c.wantsChildren,
  accepts_children: c.acceptsChildren,
  priorities: c.priorities,
  wish_age_min: c.wishMin,
  wish_age_max: c.wishMax,
  wish_location_folded: c.wishLocation,
});

async function compare(a: Card, b: Card): Promise<{ score: number; agree: string[]; differ: string[] }> {
  const { rows } = await db.raw(
    `select f.* from json_populate_record(null::matchmaking.browse_card, ?) a, json_populate_record(null::matchmaking.browse_card, ?) b,
     lateral matchmaking.compatibility(a, b, date '2026-11-21') f`,
    [JSON.stringify(columns(a, 1)), JSON.stringify(columns(b, 2))],
  );
  return rows[0];
}

test('compatibility is between 0 and 100, the same from either side, and never both agrees and differs on a topic', async () => {
  await fc.assert(
    fc.asyncProperty(card, card, async (a, b) => {
      const [there, back] = await Promise.all([compare(a, b), compare(b, a)]);
      expect(there).toEqual(back);
      expect(there.score).toBeGreaterThanOrEqual(0);
      expect(there.score).toBeLessThanOrEqual(100);
      expect(there.agree.filter((topic) => there.differ.includes(topic))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

const [plain] = fc.sample(card, { seed: 1, numRuns: 1 });
const someone = (changes: Partial<Card>): Card => ({
  ...plain!,
  ...Object.fromEntries(Object.keys(plain!).map((key) => [key, null])),
  born: 1990,
  location: 'leeds',
  priorities: [],
  ...changes,
});

test('closer in practice fits better', async () => {
  const scoreWith = async (practice: Card['practice']) =>
    (await compare(someone({ practice: 'very_practicing' }), someone({ practice }))).score;
  expect(await scoreWith('very_practicing')).toBeGreaterThan(await scoreWith('practicing'));
  expect(await scoreWith('practicing')).toBeGreaterThan(await scoreWith('learning'));
});

test('a topic on which one of them said nothing does not count', async () => {
  const silent = await compare(someone({ madhhab: 'hanafi' }), someone({ madhhab: null }));
  expect([...silent.agree, ...silent.differ]).not.toContain('madhhab');
  expect((await compare(someone({ madhhab: 'hanafi' }), someone({ madhhab: 'maliki' }))).differ).toContain('madhhab');
});

test("an age outside the other's wish counts against, the more the further", async () => {
  const born = async (year: number) =>
    (await compare(someone({ wishMin: 30, wishMax: 40 }), someone({ born: year }))).score;
  expect(await born(1990)).toBeGreaterThan(await born(1983));
  expect(await born(1983)).toBeGreaterThan(await born(1975));
});
