import { expect, test } from 'vitest';
import { VERSION } from '#kernel/runtime/version.ts';
import { startLine } from './start-line.ts';

const shown = { mode: 'production', role: 'web', host: '127.0.0.1', appUrl: 'https://mithaq.example' } as const;
const env = { ...shown, databasePool: 20 };

test('the line of a start names version, role, address, database and pool, and no secret', () => {
  const line = startLine(env, 'postgres://mithaq:s3cret@db.example:5432/mithaq?sslmode=verify-full', {
    port: 3000,
    schema: 'newer',
  });
  expect(line).toEqual({
    ...shown,
    version: VERSION,
    port: 3000,
    schema: 'newer',
    database: 'db.example:5432/mithaq',
    pool: 20,
  });
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});

test('an address that is no URL is not repeated', () => {
  expect(startLine(env, '/var/run/postgresql mithaq', { port: null, schema: 'current' })).toMatchObject({
    database: 'as set',
    port: null,
  });
});
