import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/server/database.ts';
import { aCard, account, type CardFacts } from '../../../testing/many-profiles.ts';
import { OPEN_COUNTS, topicWeights, type Topic } from '../contracts/compatibility.ts';
import { options } from '../contracts/fields/profile-fields.ts';
import { values } from '../contracts/fields/marriage-fields.ts';
import type { Answers } from '../domain/profile/answers.ts';

const db = await testDatabase();
const optional = { requiredKeys: [] as [] };
const oneOf = <T>(of: readonly T[]) => fc.constantFrom(...of);

const answers = (gender: 'male' | 'female'): fc.Arbitrary<Answers> =>
  fc.record(
    {
      location: oneOf(['Leeds', 'Bradford', 'London']),
      religiousPractice: oneOf(options.religiousPractice),
      prayerFrequency: oneOf(options.prayerFrequency),
      marriageTimeline: oneOf(options.marriageTimeline),
      culturalAlignment: oneOf(options.culturalAlignment),
      smokingStatus: oneOf(options.smokingStatus),
      currentMaritalStatus: oneOf(
        options.currentMaritalStatus.filter((one) => gender === 'male' || one !== 'currently_married'),
      ),
      madhhab: oneOf(options.madhhab),
      hasChildren: fc.boolean(),
      wantsChildren: fc.boolean(),
      acceptsChildren: fc.boolean(),
      acceptsSmoking: fc.boolean(),
      ...(gender === 'female' && { acceptsPolygyny: fc.boolean() }),
      nonNegotiables: fc.uniqueArray(oneOf(values), { minLength: 1, maxLength: 5 }),
      preferredAgeRange: fc
        .tuple(fc.integer({ min: 18, max: 60 }), fc.integer({ min: 0, max: 20 }))
        .map(([age, years]) => `${age}-${age + years}`),
      preferredLocation: oneOf(['leeds', 'lond']),
      preferredReligiousPractice: oneOf(options.religiousPractice),
      preferredMadhhab: fc.uniqueArray(oneOf(options.madhhab), { maxLength: 3 }),
      preferredTimeline: oneOf(options.marriageTimeline),
    },
    optional,
  );
const person = (gender: 'male' | 'female'): fc.Arbitrary<CardFacts> =>
  fc.record({
    gender: fc.constant(gender),
    bornOn: fc.integer({ min: 1936, max: 2007 }).map((year) => `${year}-06-15`),
    stated: answers(gender),
  });

interface Fit {
  score: number;
  agree: Topic[];
  differ: Topic[];
  open: Topic[];
  compared: number;
}

async function compare(a: CardFacts, b: CardFacts): Promise<Fit> {
  const card = (one: CardFacts, id: number) =>
    JSON.stringify({ ...aCard(one, id), place_id: one.stated.location?.length ?? 100 + id });
  const { rows } = await db.raw(
    `select round(matchmaking.score_of(fit))::integer as score, why.*
     from json_populate_record(null::matchmaking.browse_card, ?) a, json_populate_record(null::matchmaking.browse_card, ?) b,
       lateral (select matchmaking.fits(a, b, date '2026-11-21') as fit offset 0) f, lateral matchmaking.reasons(fit, a, b) why`,
    [card(a, 1), card(b, 2)],
  );
  return rows[0];
}

test('the score is from 0 to 100 and the same from either side, and each topic agrees, differs, is open or none of these', async () => {
  await fc.assert(
    fc.asyncProperty(person('male'), person('female'), async (a, b) => {
      const [there, back] = await Promise.all([compare(a, b), compare(b, a)]);
      expect(there).toEqual(back);
      expect(there.score).toBeGreaterThanOrEqual(0);
      expect(there.score).toBeLessThanOrEqual(100);
      const named = [...there.agree, ...there.differ, ...there.open];
      expect(named).toHaveLength(new Set(named).size);
    }),
    { numRuns: 200 },
  );
});

const order = `(select array_agg(topic order by place) from matchmaking.topics())`;
const scores = async (fits: (number | null)[][]): Promise<number[]> => {
  const { rows } = await db.raw(
    `select matchmaking.score_of(array(select value::double precision from json_array_elements_text(fit) with ordinality one(value, n) order by n)) as score
     from json_array_elements(?) with ordinality given(fit, n) order by n`,
    [JSON.stringify(fits)],
  );
  return rows.map(({ score }: { score: number }) => score);
};

test('the score has the weights that its page explains', async () => {
  const { rows } = await db.raw(`select topic, weight, ${order} as in_order from matchmaking.topics()`);
  expect(
    Object.fromEntries(rows.map(({ topic, weight }: { topic: Topic; weight: number }) => [topic, weight])),
  ).toEqual(topicWeights);
  const inOrder: Topic[] = rows[0].in_order;
  const total = Object.values(topicWeights).reduce((sum, weight) => sum + weight, 0);
  const alone = await scores(inOrder.map((topic) => inOrder.map((other) => (other === topic ? 1 : null))));
  const pairs = inOrder.map(
    (topic) => (100 * topicWeights[topic]) / (topicWeights[topic] + OPEN_COUNTS * (total - topicWeights[topic])),
  );
  alone.forEach((score, place) => expect(score).toBeCloseTo(pairs[place]!, 6));
});

const fit = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null });
const eleven = fc.array(fit, { minLength: 11, maxLength: 11 });

test('more agreement never lowers the score, a difference always does, and few answers give no high score', async () => {
  const { rows } = await db.raw(`select array_agg(weight order by place) as weights from matchmaking.topics()`);
  const weights: number[] = rows[0].weights;
  await fc.assert(
    fc.asyncProperty(eleven, fc.nat({ max: 10 }), async (fits, place) => {
      const silent = fits.with(place, null);
      const compared = weights.map((weight, n) => (silent[n] === null ? 0 : weight));
      const sum = compared.reduce((all, weight) => all + weight, 0);
      const mean = sum === 0 ? 0 : compared.reduce((all, weight, n) => all + weight * (silent[n] ?? 0), 0) / sum;
      const [before, same, agreed, differed] = (await scores([
        silent,
        silent.with(place, mean),
        silent.with(place, 1),
        silent.with(place, 0),
      ])) as [number, number, number, number];
      expect(same).toBeGreaterThanOrEqual(before - 1e-9);
      expect(agreed).toBeGreaterThan(before - 1e-9);
      expect(differed).toBeLessThanOrEqual(before + 1e-9);
      expect(before).toBeLessThanOrEqual((100 * sum) / (sum + OPEN_COUNTS * (116 - sum)) + 1e-9);
    }),
    { numRuns: 150 },
  );
});

const of = (gender: 'male' | 'female', stated: Answers): CardFacts => ({ gender, bornOn: '1990-06-15', stated });
const topicOf = ({ agree, differ, open }: Fit, topic: Topic) =>
  agree.includes(topic) ? 'agree' : differ.includes(topic) ? 'differ' : open.includes(topic) ? 'open' : 'neither';

test("each wish counts against the other's answer to the same question", async () => {
  const cases: [Topic, Answers, Answers, string][] = [
    [
      'practice',
      { religiousPractice: 'learning', preferredReligiousPractice: 'very_practicing' },
      { religiousPractice: 'very_practicing', preferredReligiousPractice: 'learning' },
      'agree',
    ],
    ['practice', { religiousPractice: 'very_practicing' }, { religiousPractice: 'learning' }, 'differ'],
    [
      'madhhab',
      { madhhab: 'hanafi', preferredMadhhab: ['hanafi', 'maliki'] },
      { madhhab: 'maliki', preferredMadhhab: ['hanafi'] },
      'agree',
    ],
    ['madhhab', { madhhab: 'hanafi' }, { madhhab: 'maliki' }, 'differ'],
    ['madhhab', { madhhab: 'hanafi' }, {}, 'open'],
    ['timeline', { marriageTimeline: 'soon' }, { marriageTimeline: '1_2_years' }, 'differ'],
    [
      'timeline',
      { marriageTimeline: 'soon', preferredTimeline: '1_2_years' },
      { marriageTimeline: '1_2_years', preferredTimeline: 'soon' },
      'agree',
    ],
    ['timeline', { marriageTimeline: 'flexible' }, { marriageTimeline: 'soon' }, 'agree'],
    ['age', { preferredAgeRange: '30-40' }, {}, 'agree'],
    ['age', { preferredAgeRange: '50-60' }, {}, 'differ'],
    ['age', {}, {}, 'neither'],
    ['prayer', {}, {}, 'neither'],
    ['prayer', {}, { prayerFrequency: 'learning' }, 'open'],
    ['values', {}, {}, 'neither'],
    ['values', { nonNegotiables: ['Honesty'] }, {}, 'open'],
    ['practice', {}, { preferredReligiousPractice: 'learning' }, 'open'],
    ['children', {}, {}, 'neither'],
    ['timeline', { preferredTimeline: 'soon' }, {}, 'open'],
    ['culture', {}, {}, 'neither'],
    ['smoking', {}, { acceptsSmoking: false }, 'open'],
    ['madhhab', {}, {}, 'neither'],
    ['madhhab', {}, { preferredMadhhab: ['hanafi'] }, 'open'],
    ['location', { location: 'Leeds' }, { location: 'London' }, 'open'],
    ['polygyny', {}, { currentMaritalStatus: 'widowed', acceptsPolygyny: true }, 'open'],
    ['polygyny', {}, { currentMaritalStatus: 'widowed', acceptsPolygyny: false }, 'neither'],
    ['polygyny', {}, { currentMaritalStatus: 'widowed' }, 'neither'],
    ['children', { hasChildren: true }, { acceptsChildren: false }, 'differ'],
    ['children', { hasChildren: true }, { acceptsChildren: true }, 'agree'],
    ['children', { hasChildren: true }, { hasChildren: true }, 'open'],
    [
      'polygyny',
      { currentMaritalStatus: 'currently_married' },
      { currentMaritalStatus: 'widowed', acceptsPolygyny: false },
      'differ',
    ],
    [
      'polygyny',
      { currentMaritalStatus: 'currently_married' },
      { currentMaritalStatus: 'widowed', acceptsPolygyny: true },
      'agree',
    ],
    ['polygyny', { currentMaritalStatus: 'currently_married' }, { currentMaritalStatus: 'widowed' }, 'open'],
    ['polygyny', { currentMaritalStatus: 'divorced' }, { currentMaritalStatus: 'widowed' }, 'neither'],
    [
      'polygyny',
      { currentMaritalStatus: 'divorced' },
      { currentMaritalStatus: 'widowed', acceptsPolygyny: false },
      'agree',
    ],
    ['smoking', { smokingStatus: 'regularly' }, { smokingStatus: 'never', acceptsSmoking: true }, 'agree'],
    ['smoking', { smokingStatus: 'regularly', acceptsSmoking: true }, { smokingStatus: 'never' }, 'neither'],
    ['location', { location: 'Leeds' }, { location: 'London', preferredLocation: 'leeds' }, 'agree'],
    ['values', { nonNegotiables: ['Honesty'] }, { nonNegotiables: ['Honesty', 'No Alcohol'] }, 'agree'],
  ];
  for (const [topic, his, hers, wanted] of cases)
    expect([topic, his, hers, topicOf(await compare(of('male', his), of('female', hers)), topic)]).toEqual([
      topic,
      his,
      hers,
      wanted,
    ]);
});

test('a topic on which neither spoke is not open, and the score says on how many both did', async () => {
  const silent = await compare(of('male', {}), of('female', {}));
  expect(silent).toMatchObject({ score: 0, agree: [], differ: [], open: ['location'], compared: 0 });
  const prayer: Answers = { prayerFrequency: '5times' };
  expect(await compare(of('male', prayer), of('female', {}))).toMatchObject({
    open: ['prayer', 'location'],
    compared: 0,
  });
  expect(await compare(of('male', prayer), of('female', prayer))).toMatchObject({ open: ['location'], compared: 1 });
});

test("an age outside the other's wish lowers the score, the more the further", async () => {
  const bornIn = async (year: number) =>
    (await compare(of('male', { preferredAgeRange: '30-40' }), { ...of('female', {}), bornOn: `${year}-06-15` })).score;
  expect(await bornIn(1990)).toBeGreaterThan(await bornIn(1985));
  expect(await bornIn(1985)).toBeGreaterThan(await bornIn(1982));
});

test('fewer answers fit less than the same answers and more', async () => {
  const his: Answers = {
    religiousPractice: 'practicing',
    prayerFrequency: '5times',
    culturalAlignment: 'deen-focused',
    madhhab: 'hanafi',
  };
  const little = await compare(of('male', his), of('female', { religiousPractice: 'practicing' }));
  const more = await compare(of('male', his), of('female', his));
  expect(little.score).toBeLessThan(30);
  expect(more.score).toBeGreaterThan(little.score);
  expect((await compare(of('male', his), account('female', { ...his, madhhab: 'maliki' }))).differ).toContain(
    'madhhab',
  );
});
