import { expect, test } from 'vitest';
import { after, DAY, FixedClock } from '#kernel/clock.ts';
import { Limits } from '#kernel/limits.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { identityLimits } from '#modules/identity/limits.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2026-06-01T12:00:00Z'));
const limits = new Limits({ db, clock, log: createLogger('error'), on: true });

test('an account allows at most 100 password attempts a day, from everywhere together', async () => {
  const began = clock.now();
  let guesses = 0;
  for (const limit of [
    identityLimits['sign-in of an account'],
    identityLimits['sign-in on a known device'],
    identityLimits['guesses within a session'],
  ]) {
    for (clock.set(began); clock.now() < after(began, DAY);) {
      if (await limits.permits(limit, 'hafsa')) guesses++;
      else
        clock.set((await db('kernel.limit_bucket').where({ name: limit.name }).first('blocked_until'))!.blocked_until);
    }
  }
  clock.set(began);
  expect(guesses).toBeGreaterThan(50);
  expect(guesses).toBeLessThanOrEqual(100);
});
