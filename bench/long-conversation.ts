import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '#kernel/persistence/database.ts';
import { DataKeys } from '#kernel/sealing/data-keys.ts';
import { Seals } from '#kernel/sealing/seals.ts';
import { LOCAL_DATA_KEY } from '../src/local/secrets.ts';
import { addMessages } from '../src/testing/long-conversation.ts';
import { aBrother, aMatch, type MatchedPair } from '../src/testing/people.ts';
import type { Visitor } from '../src/testing/visitor.ts';
import type { Tabs } from './guardian-tabs.ts';
import { serve } from './serve.ts';
import { quantile } from './support.ts';

const MESSAGES = 5000;
const TABS = 4;
const ROUNDS = 5;
const ROUND_MS = 6000;
/** Ten times as often as an open page. */
const EVERY_MS = 1000;
const TARGET = 1.5;

const LIGHT = ['/api/user', '/api/messages/unread-count', '/api/dashboard-stats'];

/**
 * Measures light requests of other members while a guardian has a long conversation open in four tabs, compared with a
 * quiet time.
 */
export async function longConversation(): Promise<string> {
  const server = await serve({ RATE_LIMITS: 'off', PASSWORD_HASH_MEMORY: '1024' });
  try {
    const { product, databaseUrl } = server;
    const match = await aMatch(product);
    await lengthen(databaseUrl, match, await product.now());
    const other = await aBrother(product, 'Bilal');
    await measured(other.browser, pause(2000));
    const lines: string[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = quantile(await measured(other.browser, pause(ROUND_MS)), 0.99, 100);
      const tabs = openTabs({
        site: product.site,
        cookie: match.guardian.browser.cookieHeader(),
        matchId: match.matchId,
        tabs: TABS,
        everyMs: EVERY_MS,
        forMs: ROUND_MS,
      });
      const busy = quantile(await measured(other.browser, tabs), 0.99, 100);
      ratios.push(busy / quiet);
      lines.push(`  p99 quiet ${quiet} ms, with ${TABS} tabs ${busy} ms (${await tabs} reads)`);
    }
    return [
      ...lines,
      `  ${MESSAGES} messages: ratio median ${quantile(ratios, 0.5, 100)} (wanted: at most ${TARGET})`,
    ].join('\n');
  } finally {
    await server.stop();
  }
}

async function lengthen(databaseUrl: string, match: MatchedPair, at: Date): Promise<void> {
  const db = openDatabase(databaseUrl, { poolSize: 2 });
  try {
    const seals = new Seals(await DataKeys.open(db, [LOCAL_DATA_KEY]));
    await addMessages({ db, seals }, match, { messages: MESSAGES, at });
  } finally {
    await db.destroy();
  }
}

/**
 * Runs the tabs in their own thread, so that the measurement does not wait for them. Returns how often they read the
 * conversation.
 */
async function openTabs(workerData: Tabs): Promise<number> {
  const [reads] = await once(new Worker(new URL('guardian-tabs.ts', import.meta.url), { workerData }), 'message');
  return reads;
}

/** Returns durations of sequential light requests until `end`. */
async function measured(browser: Visitor, end: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  void end.finally(() => over.abort());
  const times: number[] = [];
  for (let n = 0; !over.signal.aborted; n++) {
    const path = LIGHT[n % LIGHT.length]!;
    const began = performance.now();
    const { status } = await browser.get(path);
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
    times.push(performance.now() - began);
  }
  return times;
}
