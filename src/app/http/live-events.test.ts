import { expect, test } from 'vitest';
import type { UserId } from '#kernel/ids.ts';
import { LiveEvents } from './live-events.ts';

test('a stream that is opened while the server stops ends at once', () => {
  const live = new LiveEvents({ runningAmong: async () => new Set() });
  const before = live.open('one' as UserId, 'session');
  expect(before.writableEnded).toBe(false);
  live.close();
  expect(before.writableEnded).toBe(true);
  expect(live.open('one' as UserId, 'session').writableEnded).toBe(true);
});
