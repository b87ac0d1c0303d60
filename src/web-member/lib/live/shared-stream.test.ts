import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeEventSource } from './fake-event-source.ts';
import { joinSharedStream } from './shared-stream.ts';

/** One tab: what it was told, and whether it is looked at. */
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
/** Each test has an account of its own: locks and channels outlive a test by a moment. */
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

/** Real time goes on while the clock of the tabs stands. */
const soon = { interval: 1, timeout: 5_000 };

async function openTabs(count: number, visibility?: DocumentVisibilityState): Promise<Tab[]> {
  const opening = Array.from({ length: count }, () => new Tab(String(account), visibility));
  await expect.poll(opened, soon).toEqual(1);
  newest().say('open');
  for (const tab of opening) await expect.poll(() => tab.messages, soon).toEqual(['up']);
  return opening;
}

test('twelve tabs have one stream, and each hears what it says', async () => {
  const twelve = await openTabs(12);
  newest().say('message');
  for (const { messages } of twelve) await expect.poll(() => messages, soon).toEqual(['up', 'message']);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('a tab that comes later learns that the stream is up, and fetches nothing again', async () => {
  await openTabs(1);
  const late = new Tab(String(account));
  await expect.poll(() => late.messages, soon).toEqual(['up']);
});

test('when the tab that holds the stream is closed another takes it over, and all look what they missed', async () => {
  const [first, second, third] = await openTabs(3);
  first!.close();
  await expect.poll(() => FakeEventSource.opened.length, soon).toEqual(2);
  newest().say('open');
  for (const { messages } of [second!, third!])
    await expect.poll(() => messages.filter((one) => one === 'missed'), soon).toEqual(['missed']);
  expect(opened()).toBe(1);
});

test('a stream that is up again after a break has every tab look what it missed', async () => {
  const both = await openTabs(2);
  newest().say('error');
  for (const { messages } of both) await expect.poll(() => messages, soon).toEqual(['up', 'down']);
  await vi.advanceTimersByTimeAsync(1_200);
  newest().say('open');
  for (const { messages } of both) await expect.poll(() => messages, soon).toEqual(['up', 'down', 'up', 'missed']);
});

describe('hidden tabs', () => {
  test('the stream stays for a minute after the last tab was hidden, and comes back with the first that is shown', async () => {
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

  test('a look at another page for half a minute changes nothing', async () => {
    const [only] = await openTabs(1);
    only!.show('hidden');
    await vi.advanceTimersByTimeAsync(30_000);
    only!.show('visible');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeEventSource.opened.length, opened()]).toEqual([1, 1]);
  });

  test('of a hidden and a shown tab the shown one holds the stream on', async () => {
    const [hidden, shown] = await openTabs(2);
    hidden!.show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(opened, soon).toEqual(1);
    expect(shown!.visibilityState).toBe('visible');
  });

  test('a tab that was opened in the background opens none', async () => {
    const tab = new Tab(String(account), 'hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeEventSource.opened).toHaveLength(0);
    tab.show('visible');
    await expect.poll(opened, soon).toEqual(1);
  });
});

test('two accounts of one browser have a stream each, and hear nothing of each other', async () => {
  await openTabs(1);
  account += 1;
  const other = new Tab(String(account));
  await expect.poll(opened, soon).toEqual(2);
  FakeEventSource.opened[0]!.say('message');
  newest().say('open');
  await expect.poll(() => other.messages, soon).toEqual(['up']);
});

describe('a browser that cannot share', () => {
  test.each([
    ['has no locks', () => vi.stubGlobal('navigator', {})],
    [
      'refuses locks',
      () => vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('Refused')) } }),
    ],
    ['has no channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
  ])('%s: each tab has a stream of its own', async (_, stub) => {
    stub();
    const both = [new Tab(String(account)), new Tab(String(account))];
    await expect.poll(opened, soon).toEqual(2);
    for (const stream of FakeEventSource.opened) stream.say('open');
    for (const { messages } of both) await expect.poll(() => messages.includes('up'), soon).toEqual(true);
  });
});
