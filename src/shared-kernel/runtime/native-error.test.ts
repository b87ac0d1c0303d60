import pg from 'pg';
import { expect, test } from 'vitest';
import { isConnectionError, isUnavailable } from './native-error.ts';

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

test('a standby and the timeouts of statements and locks delay a request, and a wrong statement does not', () => {
  for (const code of ['25006', '57014', '55P03', '25P03', '57P03']) expect(isUnavailable(coded(code))).toBe(true);
  expect(isUnavailable(new Error('Query read timeout'))).toBe(true);
  expect(isUnavailable(coded('42601'))).toBe(false);
});
