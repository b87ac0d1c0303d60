import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/server/database.ts';
import { runQuery, jsonColumn, jsonRow, jsonRows, jsonQuery, batch, withMoments } from './json-query.ts';

const db = await testDatabase();

const ONE = jsonQuery(
  'test.one',
  jsonRow(`select :accountId::text as id, timestamptz '2026-11-22 12:00:00.25+01' as at, null::timestamptz as ended`),
  (row: { id: string; at: Date; ended: Date | null }) => withMoments(row, ['at', 'ended']),
);
const NONE = jsonQuery('test.none', jsonRow('select 1 as x where false'), (row: object | null) => row);
const ROWS = jsonQuery(
  'test.rows',
  jsonRows('select n from generate_series(3, 1, -1) n'),
  (rows: { n: number }[]) => rows,
);
const UP_TO = jsonQuery(
  'test.up-to',
  jsonColumn('select n from generate_series(1, :most::integer) n'),
  (column: number[]) => new Set(column),
);

test('a query runs alone', async () => {
  expect(await runQuery(db, ONE, { accountId: 'a' })).toEqual({
    id: 'a',
    at: new Date('2026-11-22T11:00:00.250Z'),
    ended: null,
  });
  expect(await runQuery(db, NONE, {})).toBeNull();
  expect(await runQuery(db, UP_TO, { most: 0 })).toEqual(new Set());
});

test('several queries run in one statement, and batches can be nested', async () => {
  const some = batch('test.some', { one: ONE, rows: ROWS });
  const all = batch('test.all', { some, none: NONE, upTo: UP_TO });
  expect(await runQuery(db, all, { accountId: 'b', most: 2 })).toEqual({
    some: { one: expect.objectContaining({ id: 'b', ended: null }), rows: [{ n: 3 }, { n: 2 }, { n: 1 }] },
    none: null,
    upTo: new Set([1, 2]),
  });
});
