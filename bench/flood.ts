import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { aBrother, PASSWORD, type Person } from '../src/testing/people.ts';
import type { Answer, Visitor } from '../src/testing/visitor.ts';
import type { Guesses } from './brute-force.ts';
import { serve } from './serve.ts';
import { quantile } from './support.ts';

const GUESSES = 1000;
const CONNECTIONS = 16;
const ROUNDS = 3;
const QUIET_MS = 5000;

/**
 * Measures the p99 of GETs while somebody sends wrong passwords for one account, alternating with quiet times, and
 * whether the owner can sign in.
 */
export async function flood(): Promise<string> {
  const server = await serve();
  try {
    const { product } = server;
    const reader = await aBrother(product, 'Yusuf');
    const victims: Person[] = [];
    for (let n = 0; n < ROUNDS; n++) victims.push(await aBrother(product, `Bilal ${n}`));
    await measured(reader.browser, pause(2000));

    const lines: string[] = [];
    const ratios: number[] = [];
    for (const victim of victims) {
      const quiet = await measured(reader.browser, pause(QUIET_MS));
      const began = performance.now();
      const guesses = guessing(product.site, victim.email);
      const loud = await measured(reader.browser, guesses);
      const seconds = (performance.now() - began) / 1000;
      const refused = (await guesses).filter((status) => status === 429).length;
      const owner = await signIn(victim.browser, victim.email);
      const [before, during] = [quantile(quiet, 0.99), quantile(loud, 0.99)];
      ratios.push(during / before);
      lines.push(
        `  p99 quiet ${before} ms (${quiet.length} GETs), in the flood ${during} ms (${loud.length} GETs in ${seconds.toFixed(1)} s), ratio ${(during / before).toFixed(2)}; ` +
          `${refused} of ${GUESSES} guesses refused unread; the owner on a device of his own: ${owner.status}`,
      );
    }
    const stranger = await signIn(product.visitor(), victims.at(-1)!.email);
    const wait = Number(stranger.headers.get('Retry-After'));
    await pause(wait * 1000);
    const fresh = await signIn(product.visitor(), victims.at(-1)!.email);
    return [
      ...lines,
      `  ratio median ${quantile(ratios, 0.5, 100)} (wanted: at most 2)`,
      `  the owner elsewhere: ${stranger.status}, and ${fresh.status} after the announced ${wait} s (wanted: 200)`,
    ].join('\n');
  } finally {
    await server.stop();
  }
}

const signIn = (browser: Visitor, email: string, password = PASSWORD): Promise<Answer> =>
  browser.post('/api/auth/signin', { email, password });

/** Guesses in its own thread, so that the measurement does not wait for it. Returns the statuses. */
async function guessing(site: string, email: string): Promise<number[]> {
  const workerData: Guesses = { site, email, guesses: GUESSES, connections: CONNECTIONS };
  const [statuses] = await once(new Worker(new URL('guesses.ts', import.meta.url), { workerData }), 'message');
  return statuses;
}

/** Returns durations of sequential GETs until `end`: the current user and the landing page. */
async function measured(browser: Visitor, end: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  void end.finally(() => over.abort());
  const times: number[] = [];
  for (let n = 0; !over.signal.aborted; n++) {
    const began = performance.now();
    const { status } = await browser.get(n % 2 ? '/' : '/api/user');
    if (status !== 200) throw new Error(`A GET was answered ${status}`);
    times.push(performance.now() - began);
  }
  return times;
}
