import { expect, test } from 'vitest';
import { retryDelay } from './use-live-events.ts';

test('reconnects after 1, 2, 5 and then every 10 seconds', () => {
  expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
});
