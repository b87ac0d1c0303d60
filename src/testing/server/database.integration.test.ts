import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pendingMigrations } from '#kernel/schema/migrate.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { testDatabase, testDatabaseUrl } from './database.ts';
import type { UserId } from '#kernel/values/ids.ts';

const db = await testDatabase();
const at = new Date('2026-01-05T09:00:00Z');

// Both write the same rows: the second run fails if the first one's rows remain.
test.each(['one', 'another'])('each test finds the tables empty: %s', async () => {
  expect(await db('identity.account')).toEqual([]);
  const account = {
    id: randomUUID() as string as UserId,
    email: 'amina@example.com',
    username: 'amina',
    password_hash: '-',
    created_at: at,
  };
  await db('identity.account').insert(account);
  await db('identity.password_reset').insert({ token_hash: '-', account_id: account.id, expires_at: at });
  expect(await db('identity.account')).toHaveLength(1);
});

test('the database is migrated, and emptying it keeps that', async () => {
  expect(await pendingMigrations(db)).toBe(0);
});

test('the URL connects to the same database', async () => {
  const other = openDatabase(testDatabaseUrl());
  const nameOf = async (one: typeof db) => (await one.raw('select current_database() as name')).rows;
  expect(await nameOf(other)).toEqual(await nameOf(db));
  await other.destroy();
});
