import fc from 'fast-check';
import { expect } from 'vitest';
import type { Kernel } from '#kernel/kernel.ts';
import {
  engagementRestsTheOthers,
  everyDeciderMightDecide,
  everyWaitingItemCanBeReached,
  lettersQuoteOnlyWhatTheyMay,
  nothingGoesOnUndecided,
  nothingIsDeliveredAtOnceUnlessBothWishIt,
  whatNobodyDecidesRests,
  wordsReachOnlyWhomDecisionsName,
} from './checks.ts';
import { step, take, type Act, type Step, type Weights } from './steps.ts';
import { World, type Met } from './world.ts';

/** How long one walk is. */
const STEPS = 200;
/** Everything that anybody can read is read after so many steps, and at the end. */
const READ_EVERY = 50;
/** So many more are walked at most, until each thing that the promise is about has happened on one. */
const MORE = 12;

/** Walks that begin and go on alike. */
export interface Ways {
  /** `WALKS=500 npm test -- integration` walks as far as the promise goes; each run takes other ways. */
  walks: number;
  begin?: (world: World) => Promise<void>;
  weights: Weights;
  /** What the promise is about: each of it happens on one of the walks at least. */
  meets: (keyof Met)[];
}

/** Walks these ways with the product, which holds to all that is checked after each step. */
export async function walkAll(kernel: () => Kernel, { walks, meets, ...way }: Ways): Promise<void> {
  const met = new Map(meets.map((what) => [what, 0]));
  const walked = fc.asyncProperty(
    fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }),
    async (steps) => {
      const its = await walk(kernel(), way, steps);
      for (const what of meets) met.set(what, met.get(what)! + its[what]);
    },
  );
  await fc.assert(walked, { numRuns: walks, endOnFailure: true });
  for (let more = 0; more < MORE && [...met.values()].includes(0); more++)
    await fc.assert(walked, { numRuns: 1, endOnFailure: true });
  for (const [what, count] of met) expect(count, `${what} on these walks`).toBeGreaterThan(0);
}

async function walk(kernel: Kernel, { begin, weights }: Pick<Ways, 'begin' | 'weights'>, steps: Step[]): Promise<Met> {
  const story: Act[] = [];
  let met: Met | undefined;
  const rolledBack = new Error('a walk is never kept');
  try {
    await kernel.db.transaction(async (trx) => {
      const world = await World.begin(kernel, trx);
      await begin?.(world);
      for (const [n, taken] of steps.entries()) {
        story.push(await take(world, taken, weights));
        if (world.takeNews()) await checkStep(world);
        if (n % READ_EVERY === READ_EVERY - 1) await wordsReachOnlyWhomDecisionsName(world);
      }
      await everyWaitingItemCanBeReached(world);
      met = await world.met();
      throw rolledBack;
    });
  } catch (error) {
    if (error !== rolledBack) throw new Error(`After these steps: ${story.join(', ')}`, { cause: error });
  }
  return met!;
}

async function checkStep(world: World): Promise<void> {
  await everyDeciderMightDecide(world);
  await nothingGoesOnUndecided(world);
  await nothingIsDeliveredAtOnceUnlessBothWishIt(world);
  await engagementRestsTheOthers(world);
  await whatNobodyDecidesRests(world);
  await lettersQuoteOnlyWhatTheyMay(world);
}
