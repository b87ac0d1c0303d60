import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maintainStream, retryDelay, withJitter } from './event-source.ts';
import { FakeEventSource } from './fake-event-source.ts';

const handlers = { onUp: vi.fn(), onDown: vi.fn(), onEvent: vi.fn() };
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  FakeEventSource.opened = [];
  end = maintainStream('7', handlers);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { newest } = FakeEventSource;
const count = () => FakeEventSource.opened.length;

test('the stream names the account of its page', () => {
  expect(newest().url).toBe('/api/events?account=7');
});

test('waits 1, 2, 5 and then every 10 seconds, and up to 10 more', () => {
  expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
  expect([0, 0.5, 1].map((random) => withJitter(1000, undefined, random))).toEqual([1_000, 6_000, 11_000]);
});

test('the streams of a process that ended come back spread over ten seconds', () => {
  let n = 0;
  vi.mocked(Math.random).mockImplementation(() => n++ / 20_000);
  const delays = Array.from({ length: 20_000 }, () => withJitter(retryDelay(1)));
  const perSecond = Object.values(Object.groupBy(delays, (delay) => Math.floor(delay / 1000))).map(
    (one) => one!.length,
  );
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(2000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(11_000);
});

test('a stream that the server renews comes back within a second', () => {
  vi.mocked(Math.random).mockReturnValue(1);
  newest().say('open');
  newest().say('renew');
  vi.advanceTimersByTime(1000);
  expect(count()).toBe(2);
});

test('the delay grows when a stream opens and fails at once', () => {
  for (const delay of [1_000, 2_000, 5_000, 10_000, 10_000]) {
    const before = count();
    newest().say('open');
    newest().say('error');
    vi.advanceTimersByTime(delay - 1);
    expect(count()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(before + 1);
  }
});

test.each(['heartbeat', 'message', 'approval'])('a %s resets the delay', (name) => {
  newest().say('error');
  vi.advanceTimersByTime(1_000);
  newest().say('error');
  vi.advanceTimersByTime(2_000);
  newest().say('open');
  newest().say(name);
  newest().say('error');
  vi.advanceTimersByTime(1_000);
  expect(count()).toBe(4);
});

test('a browser that the server sends away reconnects after two minutes', () => {
  newest().say('open');
  newest().say('leave');
  expect(newest().readyState).toBe(2);
  vi.advanceTimersByTime(119_999);
  expect(count()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(count()).toBe(2);
});

test('a stream that its page closed never reconnects', () => {
  newest().say('error');
  end();
  vi.advanceTimersByTime(600_000);
  expect(count()).toBe(1);
});
