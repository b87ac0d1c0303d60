import { expect, test } from 'vitest';
import { readColumnComments, type ColumnComment } from '#kernel/persistence/column-comments.ts';
import type { PersonalTable } from '#kernel/personal-data.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { schemas, tables } from '../../tables.ts';

const db = await testDatabase();

/** Tables with personal columns but no erasure or reason to stay, and columns to export without an export. */
const unaccounted = (comments: ColumnComment[], declarations: PersonalTable[]): string[] =>
  [...Map.groupBy(comments, ({ table }) => table)].flatMap(([name, columns]) => {
    const { published, erased, retention } = declarations.find(({ table }) => table === name) ?? {};
    const isExported = columns.some(({ treatment }) => treatment === 'exported');
    const isPersonal = columns.some(({ treatment }) => treatment !== 'technical');
    return [
      ...(isExported === (published !== undefined) ? [] : [`${name} has an export, or exported columns, only`]),
      ...(isPersonal && !erased && !retention ? [`${name} is never erased`] : []),
    ];
  });

test('the comment of each column says who may read it', async () => {
  const comments = await readColumnComments(db, schemas);
  expect(comments.length).toBeGreaterThan(400);
  expect(new Set(comments.map(({ table }) => table.split('.')[0]))).toEqual(new Set(schemas));
});

test('planted: a column without a comment is refused', async () => {
  const trx = await db.transaction();
  try {
    await trx.raw('alter table identity.account add nickname text');
    await expect(readColumnComments(trx, schemas)).rejects.toThrow('identity.account.nickname has no comment');
    await trx.raw("comment on column identity.account.nickname is 'shown'");
    await expect(readColumnComments(trx, schemas)).rejects.toThrow('identity.account.nickname has no comment');
  } finally {
    await trx.rollback();
  }
});

test('exported columns are erased with their owner, and remaining ones have a reason', async () => {
  const comments = await readColumnComments(db, schemas);
  expect(unaccounted(comments, tables)).toEqual([]);
  const names = new Set(comments.map(({ table }) => table));
  expect(tables.map(({ table }) => table).filter((table) => !names.has(table))).toEqual([]);
});

test.each<[string, PersonalTable[], string]>([
  ['no declaration', [], 'identity.session has an export, or exported columns, only'],
  [
    'no erasure',
    [{ table: 'identity.session', published: { as: 'sessions', where: '' } }],
    'identity.session is never erased',
  ],
  [
    'no export',
    [{ table: 'identity.session', erased: [] }],
    'identity.session has an export, or exported columns, only',
  ],
])('planted: a personal table with %s is noticed', async (_, declarations, message) => {
  const comments = await readColumnComments(db, ['identity']);
  const session = comments.filter(({ table }) => table === 'identity.session');
  expect(unaccounted(session, declarations)).toContain(message);
});
