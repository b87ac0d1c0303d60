import { expect, test } from 'vitest';
import type { UserId } from '#kernel/values/ids.ts';
import { LiveEvents } from './live-events.ts';

test('a stream opened while the server stops ends at once', () => {
  const live = new LiveEvents({ filterRunning: async () => new Set() });
  const before = live.open('one' as UserId, 'session');
  expect(before.writableEnded).toBe(false);
  live.close();
  expect(before.writableEnded).toBe(true);
  expect(live.open('one' as UserId, 'session').writableEnded).toBe(true);
});

test('the seventh browser of an account ends the oldest stream, which is told to stay away', async () => {
  const live = new LiveEvents({ filterRunning: async () => new Set() });
  const other = live.open('another' as UserId, 'session');
  const [oldest, ...six] = Array.from({ length: 7 }, () => live.open('one' as UserId, 'session'));
  expect([oldest!.writableEnded, ...six.map((stream) => stream.writableEnded)]).toEqual([
    true,
    ...six.map(() => false),
  ]);
  const said = async (stream: NodeJS.ReadableStream) => String((stream as unknown as { read(): Buffer }).read());
  expect(await said(oldest!)).toContain('event: leave\n');
  for (const stream of [...six, other]) expect(await said(stream)).not.toContain('leave');
  live.close();
});
