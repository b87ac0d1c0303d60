import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  everyDeciderMightDecide,
  everyWaitingItemCanBeReached,
  lettersQuoteOnlyWhatTheyMay,
  nothingGoesOnUndecided,
  nothingIsDeliveredAtOnceUnlessBothWishIt,
  engagementRestsTheOthers,
  whatNobodyDecidesRests,
  wordsReachOnlyWhomDecisionsName,
} from '../../testing/walk/checks.ts';
import { step, take, type Step } from '../../testing/walk/steps.ts';
import { World, type Met } from '../../testing/walk/world.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';

const product = productUnderTest();

/** `WALKS=500 npm test -- integration` walks as far as the promise goes; each run takes other ways. */
const WALKS = Number(process.env['WALKS'] ?? 12);
/** So many more are walked at most, until each thing that the promise is about has happened on one. */
const MORE = 60;
const STEPS = 200;
/** Everything that anybody can read is read after so many steps, and at the end. */
const READ_EVERY = 25;

const met: Met = {
  decisions: 0,
  delivered: 0,
  matches: 0,
  conflicts: 0,
  disputes: 0,
  checks: 0,
  stepsDown: 0,
};

async function walk(steps: Step[]): Promise<void> {
  const { kernel } = product.current.application;
  let error: unknown;
  await kernel.db
    .transaction(async (trx) => {
      const world = await World.begin(kernel, trx);
      for (const [n, taken] of steps.entries()) {
        await take(world, taken);
        await everyDeciderMightDecide(world);
        await nothingGoesOnUndecided(world);
        await nothingIsDeliveredAtOnceUnlessBothWishIt(world);
        await engagementRestsTheOthers(world);
        await whatNobodyDecidesRests(world);
        await lettersQuoteOnlyWhatTheyMay(world);
        if (n % READ_EVERY === READ_EVERY - 1) await wordsReachOnlyWhomDecisionsName(world);
      }
      await everyWaitingItemCanBeReached(world);
      for (const [what, count] of Object.entries(await world.met())) met[what as keyof Met] += count;
      await trx.rollback();
    })
    .catch((thrown: unknown) => (error = thrown));
  // A transaction that is rolled back ends in an error of its own.
  if (error && !/Transaction rejected/.test((error as Error).message)) throw error;
}

test(
  'on no way does anybody decide about himself, act who may not, read what is not for him, or wait out of reach',
  async () => {
    const ways = fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }), walk);
    await fc.assert(ways, { numRuns: WALKS, endOnFailure: true });
    for (let more = 0; more < MORE && Object.values(met).includes(0); more++)
      await fc.assert(ways, { numRuns: 1, endOnFailure: true });
    for (const [what, count] of Object.entries(met)) expect(count, `${what} on these walks`).toBeGreaterThan(0);
  },
  (WALKS + MORE) * 20_000,
);
