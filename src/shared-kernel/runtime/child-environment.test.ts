import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { childEnvironment } from './child-environment.ts';

const SHELL = {
  NODE_ENV: 'development',
  NODE_OPTIONS: '--throw-deprecation',
  PGSSLMODE: 'require',
  PGOPTIONS: '-c search_path=nowhere',
  LANG: 'xx_YY',
  LC_NUMERIC: 'de_DE',
  TZ: 'Pacific/Kiritimati',
  SESSION_KEYS: 'a secret of the shell',
  ESBUILD_BINARY_PATH: '/nowhere',
};

afterEach(() => vi.unstubAllEnvs());

test('a child process inherits only paths of the shell', () => {
  for (const [name, value] of Object.entries(SHELL)) vi.stubEnv(name, value);
  const program = 'console.log(JSON.stringify(process.env))';
  const printed = execFileSync(process.execPath, ['-e', program], {
    env: childEnvironment({ NODE_ENV: 'production' }),
  });
  const environment = JSON.parse(printed.toString()) as Record<string, string>;
  expect(environment).toMatchObject({ NODE_ENV: 'production', LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] });
  const inherited = Object.keys(SHELL).filter((name) => !['NODE_ENV', 'TZ'].includes(name));
  for (const name of inherited) expect(environment).not.toHaveProperty(name);
});
