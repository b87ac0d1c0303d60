import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../src/app/testing/product.ts';
import { throwawayFolder } from '../../src/app/testing/throwaway-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the running application, without a trailing slash. */
    appUrl: string;
  }
}

const root = path.resolve(import.meta.dirname, '../..');
const PATIENCE_MS = 120_000;
/** Nothing of a developer's settings, nor of the test runner's, reaches the application. */
const { PATH, HOME, TMPDIR, TEMP, SystemRoot } = process.env;
const plain = { PATH, HOME, TMPDIR, TEMP, SystemRoot };

/** Runs the whole product as `npm start` does, freshly built web apps and all, on a database of its own for the journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await throwawayFolder();
  const port = await freePort();
  const application = spawn(process.execPath, ['src/app/main.ts'], {
    cwd: root,
    env: { ...plain, PORT: String(port), DATA_DIR: folder.path, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = outputOf(application);
  const stop = async () => {
    if (application.exitCode === null && application.kill('SIGTERM')) await once(application, 'exit');
    await folder.remove();
  };
  const appUrl = `http://127.0.0.1:${port}`;
  try {
    await untilReady(appUrl, application);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message} It said:\n${said()}`, { cause: error });
  }
  project.provide('appUrl', appUrl);
  return stop;
}

async function untilReady(appUrl: string, application: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (application.exitCode !== null) throw new Error(`The application ended with code ${application.exitCode}.`);
    const answer = await fetch(`${appUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`The application was not ready within ${PATIENCE_MS / 1000} s.`);
}

/** The end of what the application printed. */
function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  const collect = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-20_000));
  stdout?.on('data', collect);
  stderr?.on('data', collect);
  return () => text;
}
