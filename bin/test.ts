// Runs the named checks, or all of them, to their end, and counts. `npm test -- unit` runs one; `npm test -- changed`
// runs those that the present changes can break (changed.ts).
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reachedSteps } from './changed.ts';
import { hashOfFiles, StepMemory } from './remembered.ts';
import { steps, type Run, type Step } from './steps.ts';
import { finishTally, countsText, slowestFiles, sum, type Tally } from './tally.ts';

process.chdir(path.dirname(import.meta.dirname));
// Dozens of programs load the same sources: the first one compiles them for all.
process.env['NODE_COMPILE_CACHE'] = path.resolve('dist/compiled');
const names = process.argv.slice(2);
const unknown = names.filter((name) => name !== 'changed' && !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const known = [...steps.map((step) => step.name), 'changed'].join(', ');
  console.error(`No such step: ${unknown.join(', ')}. There are ${known}.`);
  process.exit(2);
}

const running = new Set<ChildProcess>();
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = true;
    for (const program of running) program.kill(signal);
  });
}

const wanted: Run[] = names.includes('changed')
  ? reachedSteps()
  : steps.filter(({ name }) => names.length === 0 || names.includes(name)).map((step) => ({ step }));
const reports = await mkdtemp(path.join(tmpdir(), 'mithaq-reports-'));
const lanes = Map.groupBy(wanted, ({ step }) => step.lane);
/** Parallel lanes would mix their output: each step's output is printed when it ends. */
const aside = lanes.size > 1;
/** Null where nothing is remembered: on the build server, which checks everything, and without Git. */
const hashNow = () => (process.env['CI'] ? Promise.resolve(null) : hashOfFiles().catch(() => null));
const hash = await hashNow();
const remembered = new StepMemory('dist/passed');
const tallies = new Map<Step, Tally>();
const lines = new Map<Step, string>();
await Promise.all(
  [...lanes.values()].map(async (lane) => {
    for (const run of lane) await runStep(run);
  }),
);
await rm(reports, { recursive: true, force: true });

const inOrder = wanted.map(({ step }) => step);
const total = sum(inOrder.map((step) => tallies.get(step)!));
if (total.again?.length) console.log(`\n== passed when tried again ==\n\n${total.again.join('\n\n')}`);
if (total.failures.length > 0) console.log(`\n== failures ==\n\n${total.failures.join('\n\n')}`);
if (total.files?.length) console.log(`\n== slowest files ==\n\n${slowestFiles(total)}`);
console.log(`\n${inOrder.map((step) => lines.get(step)).join('\n')}\n\n${countsText(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runStep({ step, only }: Run): Promise<void> {
  if (!aside) console.log(`\n== ${step.name} ==`);
  const began = performance.now();
  const before = step.remembered && hash ? await remembered.passedWith(step.name, hash) : undefined;
  const { tally, said } = before ? unchanged(before) : await outcomeOf(step, only);
  // A file that changed meanwhile may have been read before or after that.
  if (step.remembered && hash && tally.failed === 0 && (await hashNow()) === hash)
    await remembered.store(step.name, { hash, passed: tally.passed });
  const how = before ? 'nothing has changed since' : `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const line = `${step.name}: ${countsText(tally)} (${how})`;
  console.log(aside ? `\n== ${step.name} ==\n${said}\n${line}` : line);
  tallies.set(step, tally);
  lines.set(step, line);
}

async function outcomeOf(
  { name, programs, tally }: Step,
  only: string[] | undefined,
): Promise<{ tally: Tally; said: string }> {
  const report = path.join(reports, name);
  // Parallel lanes leave no capacity for parallel programs.
  const ended = aside ? await inTurn(programs(report, only)) : await Promise.all(programs(report, only).map(ran));
  const broke = ended.some(({ well }) => !well);
  const said = ended.map((program) => program.said).join('');
  if (!tally) return { tally: { passed: Number(!broke), failed: Number(broke), failures: [] }, said };
  // A step that crashed has no report, or an incomplete one.
  const counted = await readFile(report, 'utf8')
    .then(tally)
    .catch(() => ({ passed: 0, failed: 0, failures: [] }));
  return { tally: finishTally(counted, broke), said };
}

function unchanged(passed: number): { tally: Tally; said: string } {
  return { tally: { passed, failed: 0, failures: [] }, said: '' };
}

async function inTurn(several: string[][]): Promise<Awaited<ReturnType<typeof ran>>[]> {
  const ended = [];
  for (const program of several) ended.push(await ran(program));
  return ended;
}

async function ran(program: string[]): Promise<{ well: boolean; said: string }> {
  if (interrupted) return { well: false, said: '' };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, program, { stdio: aside ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => void (said += chunk));
    running.add(child);
    const end = (well: boolean) => {
      running.delete(child);
      resolve({ well, said });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
