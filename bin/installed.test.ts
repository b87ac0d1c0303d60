import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The installed packages out of one of the product and two that build its pages. */
function installed(shell: NodeJS.ProcessEnv, ...options: string[]): string[] {
  const args = ['ls', 'koa', 'vite', 'react', '--depth=0', '--package-lock-only', '--json', ...options];
  const { stdout } = spawnSync('npm', args, { env: { PATH: process.env['PATH'], ...shell }, encoding: 'utf8' });
  return Object.keys((JSON.parse(stdout) as { dependencies: object }).dependencies).toSorted();
}

test.each([{ NODE_ENV: 'production' }, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }, {}])(
  'npm ci installs the packages that build the pages if the shell has %o',
  (shell) => expect(installed(shell)).toEqual(['koa', 'react', 'vite']),
);

test.each(['--omit=dev', '--production'])('npm ci %s installs the packages of production, and no tools', (option) =>
  expect(installed({}, option)).toEqual(['koa']),
);
