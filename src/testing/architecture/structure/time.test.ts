import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { databaseTimeInRules, systemTimeOutsideTheClock } from './time.ts';
import { projectRoot } from '../source-tree.ts';

test('the server reads the time from the clock', () => {
  expect(systemTimeOutsideTheClock(projectRoot)).toEqual([]);
});

test.each(['new Date()', 'new Date', 'Date.now()', 'Date()', 'new globalThis.Date()', 'list.map(Date.now)'])(
  'a planted %s is reported',
  (look) => {
    const root = plant({
      'src/modules/billing/domain/plan.ts': `export const at =\n  ${look};`,
      'src/cli/main.ts': `export const at = ${look};`,
      'features/steps/time.ts': `export const at = ${look};`,
    });
    expect(systemTimeOutsideTheClock(root).map((report) => report.split(' ')[0])).toEqual([
      'features/steps/time.ts:1',
      'src/cli/main.ts:1',
      'src/modules/billing/domain/plan.ts:2',
    ]);
  },
);

test('the clock itself, the web apps, and dates made from a value are allowed', () => {
  const root = plant({
    'src/shared-kernel/clock.ts': 'export const now = () => new Date();',
    'src/web-shared/text/format.ts': 'export const now = () => Date.now();',
    'src/modules/billing/domain/plan.ts': 'export const day = (at: number) => new Date(at); // not new Date()',
    'e2e/support/wait.ts': 'export const now = () => Date.now();',
  });
  expect(systemTimeOutsideTheClock(root)).toEqual([]);
});

test('SQL of modules receives the time as a value', () => {
  expect(databaseTimeInRules(projectRoot)).toEqual([]);
});

test.each([
  "db.raw('select now()')",
  'db.raw(`update t set at = ${x}, b = NOW ()`)',
  "db.whereRaw('at < current_timestamp')",
  "db.raw('select CURRENT_DATE')",
  "db.raw('select clock_timestamp()')",
  'db.insert({ at: db.fn.now() })',
])('a planted %s is reported', (query) => {
  const root = plant({ 'src/modules/billing/queries/plans.ts': `export const q = (db, x) => ${query};` });
  expect(databaseTimeInRules(root)).toEqual([
    'src/modules/billing/queries/plans.ts:1 takes the time from the database: pass it as a value',
  ]);
});

test('now() of the clock is not reported as SQL', () => {
  const root = plant({
    'src/modules/billing/queries/plans.ts': 'export const q = (db, clock) => db.raw(`? < ${clock.now()}`);',
  });
  expect(databaseTimeInRules(root)).toEqual([]);
});
