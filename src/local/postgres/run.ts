import { spawn } from 'node:child_process';
import path from 'node:path';
import { childEnvironment } from '#kernel/runtime/child-environment.ts';
import type { Account } from './account.ts';

type Surroundings = {
  /** The user to run as; the current one by default. */
  account?: Account | undefined;
  /** The cluster's folder, as PGDATA, since pg_ctl would pass `-D` to a shell. */
  cluster?: string;
  /** An open file for the output; by default it is collected into `output`. */
  printTo?: number;
};

/** Runs a program to its end. A program that fails or cannot be started returns `ok: false` instead of throwing. */
export function run(
  program: string,
  args: string[],
  { account, cluster, printTo }: Surroundings = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: childEnvironment(cluster ? { PGDATA: cluster } : {}),
      cwd: path.parse(process.cwd()).root,
      ...(account && { uid: account.uid, gid: account.gid }),
      // Detached from the terminal, so that Ctrl-C reaches only the application.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', printTo ?? 'pipe', printTo ?? 'pipe'],
    });
    let output = '';
    const collect = (text: Buffer) => (output += text.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
