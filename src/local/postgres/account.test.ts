import { describe, expect, test } from 'vitest';
import { accountForRoot } from './account.ts';

const passwd = [
  'root:x:0:0:root:/:/bin/bash',
  'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin',
  'amina:x:1000:1000:Amina,,,:/home/amina:/bin/bash',
  '',
].join('\n');
const withPostgres = `${passwd}postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash\n`;

describe('the user as whom root runs the server', () => {
  test('it is postgres, or nobody if there is no postgres', () => {
    expect(accountForRoot(withPostgres)).toEqual({ name: 'postgres', uid: 101, gid: 104 });
    expect(accountForRoot(passwd)).toEqual({ name: 'nobody', uid: 65534, gid: 65534 });
  });

  test('it is the owner of an existing database', () => {
    expect(accountForRoot(withPostgres, 1000).name).toBe('amina');
  });

  test('an owner without a name, or root as owner, does not count: PostgreSQL accepts neither', () => {
    expect(accountForRoot(withPostgres, 4242).name).toBe('postgres');
    expect(accountForRoot(withPostgres, 0).name).toBe('postgres');
  });

  test('the error says what to do if no user can run it', () => {
    expect(() => accountForRoot('root:x:0:0::/:/bin/sh\n')).toThrow(/ordinary user, or set DATABASE_URL/);
  });
});
