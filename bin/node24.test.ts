import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
