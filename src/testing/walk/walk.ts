import fc from 'fast-check';
import type { Knex } from 'knex';
import type { Kernel } from '#kernel/kernel.ts';
import { sha256 } from '#kernel/values/sha256.ts';
import {
  engagementPausesOthers,
  everyDeciderIsAllowed,
  everyWaitingItemCanBeReached,
  guardiansEndOnlyUnopposed,
  guardiansActForWhoIsThere,
  emailsQuoteOnlyAllowedTexts,
  nothingGoesOnUndecided,
  excludedSendersSendNothing,
  khitbaHidesBoth,
  nobodyReadsWhyAGuardianIsReviewed,
  nothingIsDeliveredAtOnceUnlessBothWishIt,
  nothingWaitsOfWhatHasEnded,
  staffLeaveTheirOwnToOthers,
  undecidedItemsAreOnHold,
  wordsReachOnlyWhomDecisionsName,
} from './checks.ts';
import { sharedDetailsEnd } from './family-acts.ts';
import { topicsAreReviewed } from './topic-acts.ts';
import { meetingsEnd } from './meeting-acts.ts';
import { disputesAreCleared, holdsAreUnnoticed, quotationsArriveWithTheirRequests } from './unnoticed.ts';
import { staffReadNothingOfTheirOwn } from './staff-readings.ts';
import { step, take, type Act, type Weights } from './steps.ts';
import { World, type Step, type WalkCounts } from './world.ts';

/** Steps of a walk. */
const STEPS = 200;
/** Steps between two readings of everything that anybody can read. */
const READ_EVERY = 50;
/** Maximum number of further walks until each required situation has occurred. */
const EXTRA_RUNS = 12;

export interface Ways {
  /** Number of walks. `WALKS=500 npm test -- integration` runs as many as promised; each run differs. */
  walks: number;
  /** Arranges where a walk begins; the number chooses among beginnings. */
  begin?: (world: World, which: number) => Promise<void>;
  weights: Weights;
  /** Situations that must occur on at least one walk. */
  meets: (keyof WalkCounts)[];
}

/** Runs the walks and all checks after each step. Returns the situations that did not occur. */
export async function walkAll(kernel: () => Kernel, { walks, meets, ...way }: Ways): Promise<(keyof WalkCounts)[]> {
  const met = new Map(meets.map((what) => [what, 0]));
  const walked = fc.asyncProperty(
    fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }),
    async (steps) => {
      const counts = await walk(kernel(), way, steps);
      for (const what of meets) met.set(what, met.get(what)! + counts[what]);
    },
  );
  await expectHolds(walked, walks);
  for (let more = 0; more < EXTRA_RUNS && [...met.values()].includes(0); more++) await expectHolds(walked, 1);
  return [...met].filter(([, count]) => count === 0).map(([what]) => what);
}

/** Checks the property. Throws the seed and the path that repeat the failing run, not its steps. */
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
      await begin?.(world, steps[0]!.c);
      for (const [n, step] of steps.entries()) {
        story.push(await take(world, step, weights));
        // Before the other checks: a withdrawn wish is recorded but publishes no event.
        await guardiansActForWhoIsThere(world);
        // A proposal of the staff publishes no event either, and the addresses of that moment count.
        await staffLeaveTheirOwnToOthers(world);
        if (world.takeUpdates()) await checkStep(world);
        if (n % READ_EVERY !== READ_EVERY - 1) continue;
        await khitbaHidesBoth(world);
        await holdsAreUnnoticed(world);
        await quotationsArriveWithTheirRequests(world);
        await wordsReachOnlyWhomDecisionsName(world);
        await nobodyReadsWhyAGuardianIsReviewed(world);
        await staffReadNothingOfTheirOwn(world);
      }
      await everyWaitingItemCanBeReached(world);
      return world.met();
    });
  } catch (error) {
    throw new Error(`After these steps: ${story.join(', ')}`, { cause: error });
  }
}

interface Connection {
  query(config: { text: string; name?: string; values?: unknown[] }, ...more: unknown[]): unknown;
}

/**
 * Lets PostgreSQL parse and plan each statement of a walk once: a walk repeats the same ones on one connection. Returns
 * a function that ends it.
 */
async function planOnce(trx: Knex.Transaction): Promise<() => void> {
  await trx.raw('set local plan_cache_mode = force_generic_plan');
  const connection: Connection = await trx.client.acquireConnection();
  const { query } = connection;
  connection.query = (config, ...more) => {
    if (config.values?.length) config.name ??= sha256(config.text, 'base64url');
    return query.call(connection, config, ...more);
  };
  return () => void (connection.query = query);
}

/** Runs `act` in a new world and discards its data. */
export async function inWorld<T>(kernel: Kernel, act: (world: World) => Promise<T>): Promise<T> {
  const trx = await kernel.db.transaction();
  const planAgain = await planOnce(trx);
  try {
    return await act(await World.begin(kernel, trx));
  } finally {
    planAgain();
    await trx.rollback();
  }
}

async function checkStep(world: World): Promise<void> {
  await disputesAreCleared(world);
  await everyDeciderIsAllowed(world);
  await nothingGoesOnUndecided(world);
  await nothingWaitsOfWhatHasEnded(world);
  await sharedDetailsEnd(world);
  await meetingsEnd(world);
  await topicsAreReviewed(world);
  await excludedSendersSendNothing(world);
  await nothingIsDeliveredAtOnceUnlessBothWishIt(world);
  await engagementPausesOthers(world);
  await guardiansEndOnlyUnopposed(world);
  await undecidedItemsAreOnHold(world);
  await emailsQuoteOnlyAllowedTexts(world);
}
