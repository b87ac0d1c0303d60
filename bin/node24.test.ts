import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'mithaq-launcher-'));
afterAll(() => rmSync(folder, { recursive: true }));
const script = path.join(folder, 'print.ts');
writeFileSync(
  script,
  `const report: object = { env: process.env, options: process.execArgv, offset: new Date(0).getTimezoneOffset(),
    locale: new Intl.NumberFormat().resolvedOptions().locale };
  console.log(JSON.stringify(report));`,
);

test.each([
  { NODE_ENV: 'development' },
  { NODE_OPTIONS: '--no-warnings --title=another' },
  { TZ: 'Pacific/Kiritimati' },
  { LANG: 'xx_YY', LC_ALL: 'ar_EG.UTF-8', LANGUAGE: 'ar' },
])('a program that the launcher starts is as in any other shell where this one has %o', (shell) => {
  const env = { PATH: process.env['PATH'], PORT: '4000', ...shell };
  const printed = execFileSync(process.execPath, ['bin/node24.mjs', script], { env });
  const report = JSON.parse(printed.toString()) as { env: Record<string, string>; offset: number };
  expect(report.env).toMatchObject({ PORT: '4000', TZ: 'UTC' });
  const inherited = Object.keys(shell).filter((name) => name !== 'TZ' && name in report.env);
  expect(inherited).toEqual([]);
  expect(report.offset).toBe(0);
});

test.each([
  ['', 'here'],
  ['--no-warnings', 'in a process of its own'],
])('a checkout without packages, or without those of development, says what to install (%s, %s)', (options, where) => {
  const checkout = path.join(folder, where);
  const env = { PATH: process.env['PATH'], NODE_OPTIONS: options };
  mkdirSync(path.join(checkout, 'bin'), { recursive: true });
  copyFileSync('bin/node24.mjs', path.join(checkout, 'bin/node24.mjs'));
  writeFileSync(path.join(checkout, 'dev.mjs'), `import 'vite';`);
  const said = () =>
    spawnSync(process.execPath, ['bin/node24.mjs', 'dev.mjs'], { cwd: checkout, env, encoding: 'utf8' }).stderr;
  expect(said()).toBe('The program did not start. Its packages are not installed. Run npm ci and start again.\n');
  mkdirSync(path.join(checkout, 'node_modules'));
  expect(said()).toMatch(
    /^The program did not start\. The package vite is not installed\. Run npm ci \(without --omit=dev\)/,
  );
});

test('a checkout path that Node misreads is refused', () => {
  const checkout = path.join(folder, 'st*r');
  mkdirSync(path.join(checkout, 'bin'), { recursive: true });
  copyFileSync('bin/node24.mjs', path.join(checkout, 'bin/node24.mjs'));
  const { stderr } = spawnSync(process.execPath, ['bin/node24.mjs', script], { cwd: checkout, encoding: 'utf8' });
  expect(stderr).toMatch(/misreads the '\*' in the name of the folder .*st\*r\. Move it/);
});

test('the launcher, npm and version managers use the same Node', () => {
  const { engines, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
    optionalDependencies: Record<string, string>;
  };
  const brought = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const pinned = readFileSync('.nvmrc', 'utf8').trim();
  expect(brought.map(([, version]) => version)).toEqual(brought.map(() => pinned));
  const needed = /NEEDED = (\d+)/.exec(readFileSync('bin/node24.mjs', 'utf8'))![1];
  expect(pinned.split('.')[0]).toBe(needed);
  // An older Node can start the launcher, so npm must not refuse it.
  expect(engines.node).toBe('>=20');
});
