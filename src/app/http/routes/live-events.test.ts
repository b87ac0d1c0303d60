import { expect, onTestFinished, test, vi } from 'vitest';
import { LIVE_CHANNEL } from '#kernel/live.ts';
import type { Listener } from '#kernel/persistence/listener.ts';
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

/** Streams that listen to what the test announces. */
function listening() {
  const channels = new Map<string, (payload: string) => void>();
  const connected: (() => Promise<void>)[] = [];
  const live = new LiveEvents({ filterRunning: async () => new Set() });
  live.listen({
    on: (channel, handler) => void channels.set(channel, handler),
    onConnect: (handler) => void connected.push(handler),
  } as Pick<Listener, 'on' | 'onConnect'> as Listener);
  onTestFinished(() => live.close());
  const announce = (to: string[]) => channels.get(LIVE_CHANNEL)!(JSON.stringify({ to, name: 'message' }));
  return { live, announce, connect: () => Promise.all(connected.map((handler) => handler())) };
}

test('a notice among 20,000 streams costs at most 0.1 ms', async () => {
  const { live, announce } = listening();
  const streams = Array.from({ length: 20_000 }, (_, n) => live.open(`${n}` as UserId, `session ${n}`));
  const costs = Array.from({ length: 200 }, (_, n) => {
    const since = performance.now();
    announce([`${n}`, `${n + 1}`]);
    return performance.now() - since;
  });
  expect(costs.toSorted((a, b) => a - b)[100]).toBeLessThan(0.1);
  expect(String((streams[7] as unknown as { read(): Buffer }).read())).toContain('event: message\n');
  expect(String((streams[9000] as unknown as { read(): Buffer }).read())).not.toContain('event: message\n');
});

test('streams end within five seconds after the listener has connected again, a few at a time', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { live, connect } = listening();
  await connect();
  const streams = Array.from({ length: 100 }, (_, n) => live.open(`${n}` as UserId, `session ${n}`));
  const ended = () => streams.filter(({ writableEnded }) => writableEnded).length;
  vi.advanceTimersByTime(6000);
  expect(ended()).toBe(0);
  await connect();
  expect(ended()).toBe(0);
  vi.advanceTimersByTime(2500);
  expect(ended()).toBe(50);
  vi.advanceTimersByTime(2500);
  expect(ended()).toBe(100);
});
