import { expect, test } from 'vitest';
import { LOCKS } from '#kernel/persistence/locks.ts';
import { sharedLocks, unknownNumbers, unregisteredLocks } from './locks.ts';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';

test('advisory locks have different numbers', () => {
  expect(new Set(Object.values(LOCKS)).size).toBe(Object.keys(LOCKS).length);
});

test('advisory locks are taken through the register only', () => {
  expect(unregisteredLocks(projectRoot)).toEqual([]);
  expect(unknownNumbers(projectRoot)).toEqual([]);
});

test('each lock has one use', () => {
  expect(sharedLocks(projectRoot)).toEqual([]);
});

test('a planted number, a planted hash and a second taker are reported', () => {
  const root = plant({
    'src/local/a.ts': "export const a = (db) => db.raw('select pg_advisory_xact_lock(7215002)');",
    'src/app/b.ts': "export const b = (db, t) => db.raw(`select pg_try_advisory_lock(hashtext('${t}'))`);",
    'src/local/c.ts': "export const c = (trx) => lockUntilEnd(trx, 'localClock');",
    'src/local/d.ts': "export const d = (trx) => lockUntilEnd(trx, 'localClock');",
    'migrations/e.ts': 'export const e = (db) => db.raw(`select pg_advisory_lock(17)`);',
  });
  expect(unregisteredLocks(root).map((report) => report.split(' ')[0])).toEqual(['src/app/b.ts:1', 'src/local/a.ts:1']);
  expect(sharedLocks(root)).toContain('localClock is taken in 2 places');
  expect(unknownNumbers(root)).toEqual([
    'migrations/e.ts pg_advisory_lock(17) is not in the register (persistence/locks.ts)',
  ]);
});
