import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeEventSource } from './fake-event-source.ts';
import { joinSharedStream } from './shared-stream.ts';

/** A tab that records its events and may be hidden. */
class Tab extends EventTarget {
  visibilityState: DocumentVisibilityState;
  readonly messages: string[] = [];
  readonly close: () => void;

  constructor(account: string, visibilityState: DocumentVisibilityState = 'visible') {
    super();
    this.visibilityState = visibilityState;
    this.close = joinSharedStream(
      account,
      {
        onChange: (up) => this.messages.push(up ? 'up' : 'down'),
        onEvent: (name) => this.messages.push(name),
        onMissed: () => this.messages.push('missed'),
      },
      this as unknown as Document,
    );
    tabs.push(this);
  }

  show(visibilityState: DocumentVisibilityState): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const { newest } = FakeEventSource;
const opened = () => FakeEventSource.opened.filter(({ readyState }) => readyState !== 2).length;
let tabs: Tab[] = [];
/** Each test uses another account, because locks and channels outlive a test for a moment. */
let account = 0;

beforeEach(() => {
  account += 1;
  tabs = [];
  FakeEventSource.opened = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  for (const tab of tabs) tab.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Polls in real time while the fake clock is stopped. */
const soon = { interval: 1, timeout: 5_000 };

async function openTabs(count: number, visibility?: DocumentVisibilityState): Promise<Tab[]> {
  const opening = Array.from({ length: count }, () => new Tab(String(account), visibility));
  await expect.poll(opened, soon).toEqual(1);
  newest().say('open');
  for (const tab of opening) await expect.poll(() => tab.messages, soon).toEqual(['up']);
  return opening;
}

test('twelve tabs share one stream, and each receives its events', async () => {
  const twelve = await openTabs(12);
  newest().say('message');
  for (const { messages } of twelve) await expect.poll(() => messages, soon).toEqual(['up', 'message']);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('a new tab learns that the stream is up, and refetches nothing', async () => {
  await openTabs(1);
  const late = new Tab(String(account));
  await expect.poll(() => late.messages, soon).toEqual(['up']);
});

test('when the leading tab closes, another takes over and all tabs refetch', async () => {
  const [first, second, third] = await openTabs(3);
  first!.close();
  await expect.poll(() => FakeEventSource.opened.length, soon).toEqual(2);
  newest().say('open');
  for (const { messages } of [second!, third!])
    await expect.poll(() => messages.filter((one) => one === 'missed'), soon).toEqual(['missed']);
  expect(opened()).toBe(1);
});

test('after a break of the stream every tab refetches', async () => {
  const both = await openTabs(2);
  newest().say('error');
  for (const { messages } of both) await expect.poll(() => messages, soon).toEqual(['up', 'down']);
  await vi.advanceTimersByTimeAsync(1_200);
  newest().say('open');
  for (const { messages } of both) await expect.poll(() => messages, soon).toEqual(['up', 'down', 'up', 'missed']);
});

describe('hidden tabs', () => {
  test('the stream closes a minute after the last tab is hidden, and reopens with the first visible one', async () => {
    const both = await openTabs(2);
    for (const tab of both) tab.show('hidden');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(opened()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(opened, soon).toEqual(0);
    both[1]!.show('visible');
    await expect.poll(opened, soon).toEqual(1);
    newest().say('open');
    for (const { messages } of both) await expect.poll(() => messages.at(-1), soon).toEqual('missed');
  });

  test('half a minute on another page changes nothing', async () => {
    const [only] = await openTabs(1);
    only!.show('hidden');
    await vi.advanceTimersByTimeAsync(30_000);
    only!.show('visible');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeEventSource.opened.length, opened()]).toEqual([1, 1]);
  });

  test('a visible tab takes the stream over from a hidden one', async () => {
    const [hidden, shown] = await openTabs(2);
    hidden!.show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(opened, soon).toEqual(1);
    expect(shown!.visibilityState).toBe('visible');
  });

  test('a tab opened in the background opens no stream', async () => {
    const tab = new Tab(String(account), 'hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeEventSource.opened).toHaveLength(0);
    tab.show('visible');
    await expect.poll(opened, soon).toEqual(1);
  });
});

test('two accounts in one browser have separate streams', async () => {
  await openTabs(1);
  account += 1;
  const other = new Tab(String(account));
  await expect.poll(opened, soon).toEqual(2);
  FakeEventSource.opened[0]!.say('message');
  newest().say('open');
  await expect.poll(() => other.messages, soon).toEqual(['up']);
});

describe('a browser without locks or channels', () => {
  test.each([
    ['has no locks', () => vi.stubGlobal('navigator', {})],
    [
      'refuses locks',
      () => vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('Refused')) } }),
    ],
    ['has no channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
  ])('%s: each tab has its own stream', async (_, stub) => {
    stub();
    const both = [new Tab(String(account)), new Tab(String(account))];
    await expect.poll(opened, soon).toEqual(2);
    for (const stream of FakeEventSource.opened) stream.say('open');
    for (const { messages } of both) await expect.poll(() => messages.includes('up'), soon).toEqual(true);
  });
});
