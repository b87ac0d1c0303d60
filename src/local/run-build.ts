import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program of Node that builds, with its output on ours.
 * @throws Error if it fails
 */
export async function runBuild(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<void> {
  const child = spawn(process.execPath, args, { ...options, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The web pages could not be built; the reason is above.');
}
