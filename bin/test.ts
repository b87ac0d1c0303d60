// Runs the checks named on the command line, or all of them, to their end, and counts. `npm test -- unit` runs one.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { steps, type Step } from './steps.ts';
import { settle, spoken, sum, type Tally } from './tally.ts';

process.chdir(path.dirname(import.meta.dirname));
const names = process.argv.slice(2);
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

let running: ChildProcess | undefined;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = true;
    running?.kill(signal);
  });
}

const reports = await mkdtemp(path.join(tmpdir(), 'mithaq-reports-'));
const tallies: Tally[] = [];
const lines: string[] = [];
for (const step of steps.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`\n== ${step.name} ==`);
  const began = performance.now();
  const tally = await runStep(step);
  const line = `${step.name}: ${spoken(tally)} (${((performance.now() - began) / 1000).toFixed(1)} s)`;
  console.log(line);
  tallies.push(tally);
  lines.push(line);
}
await rm(reports, { recursive: true, force: true });

const total = sum(tallies);
if (total.failures.length > 0) console.log(`\n== failures ==\n\n${total.failures.join('\n\n')}`);
console.log(`\n${lines.join('\n')}\n\n${spoken(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runStep({ name, programs, tally }: Step): Promise<Tally> {
  const report = path.join(reports, name);
  let broke = false;
  for (const program of programs(report)) broke = !(await succeeds(program)) || broke;
  if (!tally) return { passed: Number(!broke), failed: Number(broke), failures: [] };
  // A step that crashed has written no report, or half of one.
  const counted = await readFile(report, 'utf8')
    .then(tally)
    .catch(() => ({ passed: 0, failed: 0, failures: [] }));
  return settle(counted, broke);
}

async function succeeds(program: string[]): Promise<boolean> {
  if (interrupted) return false;
  return new Promise((resolve) => {
    running = spawn(process.execPath, program, { stdio: 'inherit' });
    running.on('error', () => resolve(false));
    running.on('exit', (code) => resolve(code === 0));
  });
}
