import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import type { PersonalTable } from '#kernel/personal-data.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { tables } from '../../tables.ts';

const db = await testDatabase();

const declared = (declarations: PersonalTable[]): string[] =>
  declarations.flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`));

async function columnsIn(connection: Knex): Promise<string[]> {
  const { rows } = await connection.raw(
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema in ('kernel', 'identity', 'guardianship', 'matchmaking', 'messaging', 'billing', 'content')`,
  );
  return rows.map(({ name }: { name: string }) => name);
}

const undeclared = async (connection: Knex): Promise<string[]> => {
  const known = new Set(declared(tables));
  return (await columnsIn(connection)).filter((name) => !known.has(name));
};

test('each column is declared as exported, or with the reason why not', async () => {
  expect(await undeclared(db)).toEqual([]);
});

test('no declaration is obsolete or duplicate', async () => {
  expect(declared(tables).toSorted()).toEqual((await columnsIn(db)).toSorted());
});

test('a new undeclared column is detected', async () => {
  const trx = await db.transaction();
  try {
    await trx.raw('alter table identity.account add nickname text');
    expect(await undeclared(trx)).toEqual(['identity.account.nickname']);
  } finally {
    await trx.rollback();
  }
});

test.each(tables.map((table) => [table.table, table] as const))(
  '%s: exported columns are erased with their owner, and remaining ones have a reason',
  (_, { columns, published: exported, erased, retention: stored }) => {
    const treatments = Object.values(columns);
    expect(treatments.includes('exported')).toBe(exported !== undefined);
    const holdsPersonalData = treatments.some((treatment) => treatment !== 'technical');
    expect(holdsPersonalData && !erased && !stored).toBe(false);
  },
);
