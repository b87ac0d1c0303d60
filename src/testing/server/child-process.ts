import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { childEnvironment } from '#kernel/runtime/child-environment.ts';
import { throwawayFolder } from './throwaway-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.ts')).href;
const PATIENCE_MS = 120_000;

/** A program that runs beside the tests, with a data folder of its own, and never outlives them. */
export interface ChildProgram {
  /** The end of what it printed. */
  said(): string;
  hasEnded(): boolean;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
}

/** Starts one of the project's programs. Nothing of a developer's settings, nor of the test runner's, reaches it. */
export async function runProgram(file: string, settings: Record<string, string> = {}): Promise<ChildProgram> {
  const folder = await throwawayFolder();
  const { NODE_COMPILE_CACHE } = process.env;
  const program = spawn(process.execPath, ['--import', endWithParent, file], {
    cwd: root,
    env: childEnvironment({ NODE_COMPILE_CACHE, DATA_DIR: folder.path, ...settings }),
    // Away from the terminal: Ctrl-C ends the run, and the run's end ends the program.
    detached: true,
    stdio: 'pipe',
  });
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

/**
 * Asks again and again until there is an answer. Throws with the program's own words when it ends or takes too long.
 */
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
