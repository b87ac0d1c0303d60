import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { childEnvironment } from '#kernel/runtime/child-environment.ts';
import { throwawayFolder } from './throwaway-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.ts')).href;
const PATIENCE_MS = 120_000;

/** Options of Node with which a program loads its sources sooner: it looks for no links in the paths of its modules. */
export const QUICK_START = ['--preserve-symlinks'];

/** A program next to the tests, with its own data folder. It ends with the tests. */
export interface ChildProgram {
  /** The end of its output. */
  said(): string;
  hasEnded(): boolean;
  /** Stops the program and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts one of the project's programs without the settings of the developer and the test runner, in `cwd` and after
 * the modules of `preload`. Its data folder is in `dataIn`.
 */
export async function runProgram(
  file: string,
  settings: Record<string, string> = {},
  { cwd = root, preload = [] as string[], dataIn = tmpdir() } = {},
): Promise<ChildProgram> {
  const folder = await throwawayFolder(dataIn);
  const { NODE_COMPILE_CACHE } = process.env;
  const program = spawn(
    process.execPath,
    [...[endWithParent, ...preload].flatMap((module) => ['--import', module]), file],
    {
      cwd,
      env: childEnvironment({ NODE_COMPILE_CACHE, DATA_DIR: folder.path, ...settings }),
      // In its own process group: Ctrl-C ends the test run, and that ends the program.
      detached: true,
      stdio: 'pipe',
    },
  );
  let text = '';
  const collect = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-20_000));
  program.stdout.on('data', collect);
  program.stderr.on('data', collect);
  let ended = false;
  const end = once(program, 'exit').then(() => (ended = true));
  return {
    said: () => text,
    hasEnded: () => ended,
    async stop() {
      program.stdin.end();
      await end;
      await folder.remove();
    },
  };
}

/** Repeats the request until it returns a value. Throws the program's output if it ends or takes too long. */
export async function untilReady<T>(program: ChildProgram, request: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!program.hasEnded() && performance.now() < deadline) {
    const answer = await request();
    if (answer !== undefined) return answer;
    await pause(50);
  }
  const outcome = program.hasEnded() ? 'ended' : `was not ready within ${PATIENCE_MS / 1000} s`;
  await program.stop();
  throw new Error(`What the tests need ${outcome}. It said:\n${program.said()}`);
}
