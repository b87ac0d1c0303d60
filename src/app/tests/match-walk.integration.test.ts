import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  engagementRestsTheOthers,
  everyDeciderMightDecide,
  everyWaitingItemCanBeReached,
  lettersQuoteOnlyWhatTheyMay,
  nothingGoesOnUndecided,
  nothingIsDeliveredAtOnceUnlessBothWishIt,
  whatNobodyDecidesRests,
  wordsReachOnlyWhomDecisionsName,
} from '../../testing/walk/checks.ts';
import { beginWithMatches, stepInMatches, take, type Step } from '../../testing/walk/steps.ts';
import { World, type MetInMatches } from '../../testing/walk/world.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';

const product = productUnderTest();

/** `WALKS=500 npm test -- integration` walks as far as the promise goes; each run takes other ways. */
const WALKS = Number(process.env['WALKS'] ?? 8);
/** So many more are walked at most, until each thing that the promise is about has happened on one. */
const MORE = 20;
const STEPS = 200;
/** What takes long to look at is looked at after so many steps, and at the end. */
const LOOK_EVERY = 25;

const met: MetInMatches = { deliveredAtOnce: 0, pauses: 0, stages: 0, engagements: 0 };

async function walk(steps: Step[]): Promise<void> {
  const { kernel } = product.current.application;
  let error: unknown;
  await kernel.db
    .transaction(async (trx) => {
      const world = await World.begin(kernel, trx);
      await beginWithMatches(world);
      for (const [n, taken] of steps.entries()) {
        await take(world, taken);
        await everyDeciderMightDecide(world);
        await nothingGoesOnUndecided(world);
        await nothingIsDeliveredAtOnceUnlessBothWishIt(world);
        await engagementRestsTheOthers(world);
        await lettersQuoteOnlyWhatTheyMay(world);
        if (n % LOOK_EVERY !== LOOK_EVERY - 1) continue;
        await whatNobodyDecidesRests(world);
        await wordsReachOnlyWhomDecisionsName(world);
      }
      await everyWaitingItemCanBeReached(world);
      for (const [what, count] of Object.entries(await world.metInMatches())) met[what as keyof MetInMatches] += count;
      await trx.rollback();
    })
    .catch((thrown: unknown) => (error = thrown));
  // A transaction that is rolled back ends in an error of its own.
  if (error && !/Transaction rejected/.test((error as Error).message)) throw error;
}

test(
  'on no way through a match is anything delivered that nobody might approve, or does it go on with a cause',
  async () => {
    const ways = fc.asyncProperty(fc.array(stepInMatches, { minLength: STEPS, maxLength: STEPS, size: 'max' }), walk);
    await fc.assert(ways, { numRuns: WALKS, endOnFailure: true });
    for (let more = 0; more < MORE && Object.values(met).includes(0); more++)
      await fc.assert(ways, { numRuns: 1, endOnFailure: true });
    for (const [what, count] of Object.entries(met)) expect(count, `${what} on these walks`).toBeGreaterThan(0);
  },
  (WALKS + MORE) * 20_000,
);
