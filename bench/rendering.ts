import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer } from '../src/app/contracts/rendering.ts';
import { readEnvironment } from '../src/app/env.ts';
import { builtMemberApp } from '../src/app/rendering/member-app.ts';
import { builtApps } from '../src/local/web-build.ts';
import { seedLandingPage } from '../src/testing/landing-page.ts';
import { aMatch, type Person } from '../src/testing/people.ts';
import { serve } from './serve.ts';
import { quantile } from './support.ts';

const OF_VISITORS = ['/guidance', '/auth'];
const OF_A_MEMBER = ['/dashboard', '/browse', '/messages', '/account-settings'];
const PAGES = [...OF_VISITORS, ...OF_A_MEMBER];
const TIMED = 300;
const PEOPLE = 50;
const INTERLEAVED = 10_000;
const IN_A_ROW = 100_000;
/** A name that marks one person's data. */
const NAME = 'Yusuf';

type Recorded = Record<string, { status: number; body: unknown; headers: Record<string, string> }>;

/**
 * Measures rendering without queries, whether data of one person gets into another's page, and whether the memory use
 * stays constant.
 */
export async function rendering(): Promise<string> {
  const recorded = await record();
  const costs = await costOf(recorded);
  const processes = [1, 2].map(() => fork(import.meta.filename, { serialization: 'advanced' }));
  const mixed = processes.map(async (child) => {
    child.send(recorded);
    const [said] = (await once(child, 'message')) as [string];
    return said;
  });
  return [...costs, ...(await Promise.all(mixed)), await memoryOver(recorded)].join('\n');
}

/** Records the responses to a brother by the addresses that his pages request. */
async function record(): Promise<Recorded> {
  const { product, stop } = await serve();
  await seedLandingPage(product);
  const { brother } = await aMatch(product);
  const answers: Recorded = {};
  for (const page of PAGES) await renderAs(page, (address) => query(brother, address, answers));
  await stop();
  return answers;
}

async function query({ browser }: Person, address: string, into: Recorded): Promise<Answer> {
  const { status, body, headers } = await browser.get(address);
  into[address] = { status, body, headers: Object.fromEntries(headers) };
  return { status, body, header: (name) => headers.get(name) };
}

const theApp = async () => {
  const { member, rendering: program } = await builtApps({ dataDir: '.data', progress: (_, work) => work() });
  return builtMemberApp(member, program, readEnvironment({}).operator);
};
let built: ReturnType<typeof theApp> | undefined;
const renderAs = async (url: string, answerOf: (address: string) => Promise<Answer>) => {
  built ??= theApp();
  const { render } = await built;
  const page = await render({ url, zone: 'UTC', answerOf, ...(OF_VISITORS.includes(url) && { user: null }) });
  if (!('html' in page)) throw new Error(`${url} is not rendered`);
  return page;
};

/** The same responses, for a person with another name. */
const answersTo = (name: string, recorded: Recorded) => {
  const own = JSON.parse(JSON.stringify(recorded).replaceAll(NAME, name)) as Recorded;
  return async (address: string): Promise<Answer> => {
    const { status, body, headers } = own[address] ?? { status: 404, body: null, headers: {} };
    return { status, body, header: (header) => headers[header.toLowerCase()] ?? null };
  };
};

async function costOf(recorded: Recorded): Promise<string[]> {
  const answerOf = answersTo(NAME, recorded);
  const lines: string[] = [];
  for (const page of PAGES) {
    const spent: number[] = [];
    for (let time = 0; time < TIMED; time++) {
      const before = process.cpuUsage();
      await renderAs(page, answerOf);
      const { user, system } = process.cpuUsage(before);
      spent.push((user + system) / 1000);
    }
    lines.push(
      `${page.padEnd(20)} ${quantile(spent.slice(TIMED / 3), 0.5, 100).toFixed(2)} ms of a core at the median`,
    );
  }
  return lines;
}

/** Renders pages of many people interleaved, and searches each for the other people's names. */
async function mixedUp(recorded: Recorded): Promise<string> {
  const people = Array.from({ length: PEOPLE }, (_, n) => `Person${String(n).padStart(3, '0')}x`);
  const answers = people.map((name) => answersTo(name, recorded));
  let [wrong, done] = [0, 0];
  const one = async (worker: number) => {
    for (let turn = worker; turn < INTERLEAVED; turn += PEOPLE) {
      const who = (turn * 7) % PEOPLE;
      const page = await renderAs(OF_A_MEMBER[turn % OF_A_MEMBER.length]!, async (address) => {
        await new Promise(setImmediate);
        return answers[who]!(address);
      });
      const names = new Set((page.html + page.title + JSON.stringify(page.inlined)).match(/Person\d{3}x/g));
      if (names.size !== 1 || !names.has(people[who]!)) wrong += 1;
      done += 1;
    }
  };
  await Promise.all(people.map((_, worker) => one(worker)));
  return `${done} interleaved pages of ${PEOPLE} people: ${wrong} with anything of somebody else`;
}

async function memoryOver(recorded: Recorded): Promise<string> {
  const answerOf = answersTo(NAME, recorded);
  const used: number[] = [];
  for (let time = 0; time < IN_A_ROW; time++) {
    await renderAs(PAGES[time % PAGES.length]!, answerOf);
    // As between two requests: Node frees awaited objects only after a turn of its event loop.
    await new Promise((turn) => setTimeout(turn));
    if ((time + 1) % (IN_A_ROW / 10) === 0) used.push(Math.round(process.memoryUsage().heapUsed / 1e6));
  }
  return `${IN_A_ROW} pages in a row: heap of ${used.join(', ')} MB`;
}

// Runs in each of the two child processes.
if (process.send && process.argv[1] === import.meta.filename)
  process.once('message', (recorded) => {
    void mixedUp(recorded as Recorded).then((said) => process.send!(said, () => process.exit()));
  });
