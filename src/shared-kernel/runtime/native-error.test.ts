import pg from 'pg';
import { expect, test } from 'vitest';
import { isConnectionError } from './native-error.ts';

const coded = (code: string): Error => Object.assign(new Error('select 1 - something'), { code });

test.each(['ECONNREFUSED', 'EHOSTUNREACH', 'EAI_AGAIN', '57P01', '08006', '53300'])(
  '%s means that the database is away',
  (code) => {
    expect(isConnectionError(coded(code))).toBe(true);
    expect(isConnectionError({ nativeError: coded(code) })).toBe(true);
  },
);

test.each([
  'Connection terminated',
  'select $1 - Connection terminated unexpectedly',
  'rollback - Client has encountered a connection error and is not queryable',
  'timeout expired',
])('so does, without a code, "%s"', (message) => {
  expect(isConnectionError(new Error(message))).toBe(true);
});

test('an ended client has this message', async () => {
  const client = new pg.Client();
  await client.end();
  await expect(client.query('select 1')).rejects.toSatisfy(isConnectionError);
});

test.each([
  coded('23505'),
  coded('42601'),
  new Error('Connection terminated: no'),
  new TypeError('x is not a function'),
])('nothing else does: %s', (error) => {
  expect(isConnectionError(error)).toBe(false);
});
