import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { aBrother, aSister, guardianOf, type Person } from '../src/testing/people.ts';
import { throwawayFolder } from '../src/testing/server/throwaway-folder.ts';
import { addCrowd } from './crowd.ts';
import { load } from './load.ts';
import { pgbench, scriptOf, statementsOf, type Statement } from './pgbench-baseline.ts';
import { serve } from './serve.ts';
import { quantile } from './support.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const LISTS: Record<string, string> = {
  unfiltered: '',
  location: 'location=leeds',
  'lowest age': 'ageMin=40',
  'highest age': 'ageMax=26',
  practice: 'religiousPractice=learning',
  'marital status': 'currentMaritalStatus=widowed',
  nationality: 'nationality=Malaysia',
  ethnicity: 'ethnicity=yemeni',
  tradition: 'sectMadhab=shia',
  'head covering': 'hijabPreference=learning',
  broad: 'religiousPractice=very_practicing&ageMin=22&ageMax=50&sectMadhab=salafi',
  selective:
    'religiousPractice=cultural&currentMaritalStatus=widowed&ethnicity=yemeni&hijabPreference=jilbab&ageMin=25&ageMax=40',
  'many half-fitting':
    'nationality=British&ethnicity=pakistan&sectMadhab=salafi&hijabPreference=turban&location=london',
  impossible: 'nationality=Atlantis&location=nowhere',
  'rare part of a place': 'location=village%201997',
  'common part of a place': 'location=e',
};
const WANTED_P95 = 15;
const ONE_SECOND = { connections: 1, seconds: 1 };

/**
 * Measures browsing among ten thousand, a hundred thousand and a million members: each filter, deep pages, concurrent
 * requests, and concurrent edits. `BENCH_MEMBERS=10000` measures one size only.
 */
export async function browse(): Promise<string> {
  const sizes = process.env['BENCH_MEMBERS'] ? [Number(process.env['BENCH_MEMBERS'])] : SIZES;
  const unfiltered: number[] = [];
  for (const members of sizes) unfiltered.push(await among(members));
  return sizes.length > 1
    ? `  unfiltered p50, the most against the fewest: ${ratio(unfiltered.at(-1)!, unfiltered[0]!)} (wanted: at most 1.2)`
    : '';
}

/** Printed at once: a million members take a while. */
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const ratio = (a: number, b: number): string => (a / b).toFixed(2);
const ms = (times: number[]): string => `p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`;

/** Measures among this many members. Returns the p50 of the unfiltered list. */
async function among(members: number): Promise<number> {
  print(`  among ${members.toLocaleString('en-GB')}`);
  const server = await serve({ RATE_LIMITS: 'off', PASSWORD_HASH_MEMORY: '1024' });
  const folder = await throwawayFolder();
  try {
    await addCrowd(server.databaseUrl, members);
    const { product, databaseUrl: url } = server;
    const wishes = {
      preferredAgeRange: '25-38',
      acceptsChildren: true,
      madhhab: 'hanafi',
      currentMaritalStatus: 'divorced',
    };
    const brother = await aBrother(product, 'Yusuf', wishes);
    const sister = await aSister(product, 'Amina');
    await guardianOf(product, sister);
    const list = (query: string) => ({
      url: `${product.site}/api/profiles/browse?${query}`,
      cookie: brother.browser.cookieHeader(),
    });
    await load({ ...list(''), connections: 4, seconds: 3 });

    let unfiltered = 0;
    for (const [name, query] of Object.entries(LISTS)) {
      await load({ ...list(query), connections: 1, seconds: 0.3 });
      const { times } = await load({ ...list(query), ...ONE_SECOND });
      const { headers } = await brother.browser.get(`/api/profiles/browse?${query}`);
      if (name === 'unfiltered') unfiltered = quantile(times, 0.5, 100);
      print(
        `    ${name.padEnd(24)} ${String(headers.get('X-Total-Count')).padStart(7)} found  ${ms(times)} (wanted: p95 at most ${WANTED_P95})`,
      );
    }
    const deep = await load({ ...list(await pageAfter(brother, 49)), ...ONE_SECOND });
    const first = await load({ ...list(''), ...ONE_SECOND });
    print(
      `    page 50 against page 1: p50 ${ratio(quantile(deep.times, 0.5, 100), quantile(first.times, 0.5, 100))} (wanted: at most 1.2)`,
    );

    const sent = await statementsOf({ url, log: server.databaseLog }, () =>
      brother.browser.get('/api/profiles/browse'),
    );
    const same = { url, script: scriptOf(sent), folder: folder.path };
    const body = JSON.stringify((await brother.browser.get('/api/profiles/browse')).body).length;
    await against(list(''), { ...same, sent }, body);
    const editors: Person[] = [sister];
    while (editors.length < EDITORS) editors.push(await aBrother(product, 'Idris'));
    await writes(editors, list(''));
    return unfiltered;
  } finally {
    await server.stop();
    await folder.remove();
  }
}

/** The query string of the page after so many pages. */
async function pageAfter({ browser }: Person, pages: number): Promise<string> {
  let query = '';
  for (let page = 0; page < pages; page++) {
    const { headers } = await browser.get(`/api/profiles/browse?${query}`);
    query = new URL(/<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')![1]!, browser.site).search.slice(1);
  }
  return query;
}

/**
 * Measures one and sixteen concurrent requests, compared with pgbench and the same statements, with idle Koa, and with
 * only Koa and pg.
 */
async function against(
  list: { url: string; cookie: string },
  same: Parameters<typeof pgbench>[0] & { sent: Statement[] },
  body: number,
): Promise<void> {
  const bare = await loadOn('bare-koa.ts', body, ONE_SECOND);
  const rounds: { product: number; floor: number; sql: number; request: number; statements: number }[] = [];
  for (let round = 0; round < 3; round++) {
    const alone = await pgbench(same, { clients: 1, seconds: 2 });
    if (!alone)
      return print('    pgbench is not installed on this machine (it comes with PostgreSQL); nothing to compare with.');
    const request = await load({ ...list, connections: 1, seconds: 2 });
    const crowd = await pgbench(same, { clients: 16, seconds: 4 });
    const product = await load({ ...list, connections: 16, seconds: 4 });
    const floor = await loadOn(
      'koa-and-pg.ts',
      { url: same.url, sent: same.sent, body },
      { connections: 16, seconds: 4 },
    );
    rounds.push({
      product: product.rate,
      floor: floor.rate,
      sql: crowd!.rate,
      request: mean(request.times),
      statements: alone.ms,
    });
  }
  const medianOf = (figure: (round: (typeof rounds)[number]) => number) => quantile(rounds.map(figure), 0.5, 100);
  print(
    `    16 at once: ${medianOf(({ product }) => product)} a second, of pgbench's ${medianOf(({ sql }) => sql)} with the same SQL: ${medianOf(({ product, sql }) => product / sql)} (wanted: at least 0.9)`,
  );
  print(
    `      Koa and pg with the same SQL and nothing else: ${medianOf(({ floor }) => floor)} a second, of pgbench's ${medianOf(({ floor, sql }) => floor / sql)}; the product of that ${medianOf(({ product, floor }) => product / floor)}`,
  );
  print(
    `    one request ${medianOf(({ request }) => request)} ms, its statements by pgbench ${medianOf(({ statements }) => statements)} ms, bare Koa ${quantile(bare.times, 0.5, 100)} ms: ` +
      `${medianOf(({ request, statements }) => request / (statements + mean(bare.times)))} of their sum (wanted: at most 1.3)`,
  );
}

/** Measures a thread with its own server. */
async function loadOn(
  file: string,
  workerData: unknown,
  how: { connections: number; seconds: number },
): ReturnType<typeof load> {
  const thread = new Worker(new URL(file, import.meta.url), { workerData });
  const [port] = await once(thread, 'message');
  const loaded = await load({ url: `http://127.0.0.1:${port}/`, cookie: '', ...how });
  await thread.terminate();
  return loaded;
}

const mean = (times: number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length;

/** Edits alternate between members, since edits of one profile would wait for each other. */
const EDITORS = 10;

/** Measures a write, and how fifty writes and a hundred reads a second affect each other. */
async function writes(editors: Person[], list: { url: string; cookie: string }): Promise<void> {
  const { browser, profileId } = editors[0]!;
  const edit = (n: number) =>
    editors[n % EDITORS]!.browser.put('/api/profile', {
      location: `Leeds ${n % 50}`,
      madhhab: n % 4 < 2 ? 'hanafi' : 'maliki',
    });
  const hide = (n: number) => browser.put('/api/account/settings', { profileVisibility: n % 2 ? 'public' : 'private' });
  const block = (n: number) =>
    n % 2 ? browser.delete(`/api/profiles/1/block`) : browser.post(`/api/profiles/1/block`);
  for (const [name, write] of Object.entries({ edit, hide, block })) {
    const times = (await each(write, 10, 20, 40)).slice(10);
    print(`    ${name}${name === 'edit' ? '' : ` of #${profileId}`}: ${ms(times)} (wanted: at most 10)`);
  }
  const reading = () => load({ ...list, connections: 16, seconds: 10, perSecond: 100 });
  const writing = () => each(edit, 500, 50);
  // Both together need more connections, and each new one prepares its statements first.
  await Promise.all([reading(), writing()]);
  const alone = { read: (await reading()).times, write: await writing() };
  const [read, write] = await Promise.all([reading(), writing()]);
  const loaded = { read: read.times, write };
  const p95 = (times: number[]) => quantile(times, 0.95, 100);
  print(
    `    50 edits a second beside 100 lists: lists p95 ${p95(loaded.read)} of quiet ${p95(alone.read)} ms, ${ratio(p95(loaded.read), p95(alone.read))}; ` +
      `edits p95 ${p95(loaded.write)} of quiet ${p95(alone.write)} ms, ${ratio(p95(loaded.write), p95(alone.write))} (wanted: at most 2 each)`,
  );
}

/** Returns how long each request took after it was due, at this rate. */
async function each(
  call: (n: number) => Promise<{ status: number }>,
  count: number,
  perSecond: number,
  more = 0,
): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    Array.from({ length: count + more }, async (_, n) => {
      const due = began + (1000 * n) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const { status } = await call(n);
      // Refused by an overloaded machine, which counts as infinitely slow.
      return status < 300 ? performance.now() - due : Infinity;
    }),
  );
}
