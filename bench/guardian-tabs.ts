// A thread that imitates a guardian's open pages: each loads the page, then repeatedly requests the conversation. It
// posts the number of reads at the end.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Tabs {
  site: string;
  cookie: string;
  matchId: string;
  tabs: number;
  everyMs: number;
  forMs: number;
}

const { site, cookie, matchId, tabs, everyMs, forMs } = workerData as Tabs;
const until = performance.now() + forMs;
let reads = 0;

async function read(path: string): Promise<void> {
  const answer = await fetch(site + path, { headers: { Cookie: cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
}

async function tab(n: number): Promise<void> {
  await pause((n * everyMs) / tabs);
  await read(`/guardian-messages/${matchId}`);
  while (performance.now() < until) {
    await read(`/api/guardian/matches/${matchId}/messages`);
    reads++;
    await pause(everyMs);
  }
}
await Promise.all(Array.from({ length: tabs }, (_, n) => tab(n)));
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(reads);
