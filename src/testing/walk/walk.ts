import fc from 'fast-check';
import type { Kernel } from '#kernel/kernel.ts';
import {
  engagementPausesOthers,
  everyDeciderIsAllowed,
  everyWaitingItemCanBeReached,
  guardiansActForWhoIsThere,
  emailsQuoteOnlyAllowedTexts,
  nothingGoesOnUndecided,
  nothingIsDeliveredAtOnceUnlessBothWishIt,
  nothingWaitsOfWhatHasEnded,
  staffLeaveTheirOwnToOthers,
  undecidedItemsAreOnHold,
  wordsReachOnlyWhomDecisionsName,
} from './checks.ts';
import { step, take, type Act, type Step, type Weights } from './steps.ts';
import { World, type WalkCounts } from './world.ts';

/** How long one walk is. */
const STEPS = 200;
/** Everything that anybody can read is read after so many steps, and at the end. */
const READ_EVERY = 50;
/** So many more are walked at most, until each thing that the promise is about has happened on one. */
const EXTRA_RUNS = 12;

/** Walks that begin and go on alike. */
export interface Ways {
  /** `WALKS=500 npm test -- integration` walks as far as the promise goes; each run takes other ways. */
  walks: number;
  begin?: (world: World) => Promise<void>;
  weights: Weights;
  /** What the promise is about: each of it happens on one of the walks at least. */
  meets: (keyof WalkCounts)[];
}

/** Walks these ways with the product, which holds to all that is checked after each step. Answers what was not met. */
export async function walkAll(kernel: () => Kernel, { walks, meets, ...way }: Ways): Promise<(keyof WalkCounts)[]> {
  const met = new Map(meets.map((what) => [what, 0]));
  const walked = fc.asyncProperty(
    fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }),
    async (steps) => {
      const its = await walk(kernel(), way, steps);
      for (const what of meets) met.set(what, met.get(what)! + its[what]);
    },
  );
  await expectHolds(walked, walks);
  for (let more = 0; more < EXTRA_RUNS && [...met.values()].includes(0); more++) await expectHolds(walked, 1);
  return [...met].filter(([, count]) => count === 0).map(([what]) => what);
}

/** The property holds on so many ways. Throws with what makes the failing one be walked again, not with its steps. */
export async function expectHolds<T extends [unknown]>(property: fc.IAsyncProperty<T>, ways: number): Promise<void> {
  const {
    failed,
    seed,
    counterexamplePath: path,
    errorInstance,
  } = await fc.check(property, {
    numRuns: ways,
    endOnFailure: true,
  });
  if (failed) throw new Error(`With seed ${seed} and path "${path}"`, { cause: errorInstance });
}

async function walk(
  kernel: Kernel,
  { begin, weights }: Pick<Ways, 'begin' | 'weights'>,
  steps: Step[],
): Promise<WalkCounts> {
  const story: Act[] = [];
  try {
    return await inWorld(kernel, async (world) => {
      await begin?.(world);
      for (const [n, step] of steps.entries()) {
        story.push(await take(world, step, weights));
        // A wish that is taken back before both had it is noted, and news to nobody.
        await guardiansActForWhoIsThere(world);
        if (world.takeUpdates()) await checkStep(world);
        if (n % READ_EVERY === READ_EVERY - 1) await wordsReachOnlyWhomDecisionsName(world);
      }
      await everyWaitingItemCanBeReached(world);
      return world.met();
    });
  } catch (error) {
    throw new Error(`After these steps: ${story.join(', ')}`, { cause: error });
  }
}

/** Does this in a world of its own, of which nothing is kept. */
export async function inWorld<T>(kernel: Kernel, act: (world: World) => Promise<T>): Promise<T> {
  const trx = await kernel.db.transaction();
  try {
    return await act(await World.begin(kernel, trx));
  } finally {
    await trx.rollback();
  }
}

async function checkStep(world: World): Promise<void> {
  await everyDeciderIsAllowed(world);
  await staffLeaveTheirOwnToOthers(world);
  await nothingGoesOnUndecided(world);
  await nothingWaitsOfWhatHasEnded(world);
  await nothingIsDeliveredAtOnceUnlessBothWishIt(world);
  await engagementPausesOthers(world);
  await undecidedItemsAreOnHold(world);
  await emailsQuoteOnlyAllowedTexts(world);
}
