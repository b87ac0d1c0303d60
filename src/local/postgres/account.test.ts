import { describe, expect, test } from 'vitest';
import { accountForRoot } from './account.ts';

const passwd = [
  'root:x:0:0:root:/:/bin/bash',
  'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin',
  'amina:x:1000:1000:Amina,,,:/home/amina:/bin/bash',
  '',
].join('\n');
const withPostgres = `${passwd}postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash\n`;

describe('whom root has the server run as', () => {
  test('root lends it postgres, and nobody where there is no postgres', () => {
    expect(accountForRoot(withPostgres)).toEqual({ name: 'postgres', uid: 101, gid: 104 });
    expect(accountForRoot(passwd)).toEqual({ name: 'nobody', uid: 65534, gid: 65534 });
  });

  test('root keeps to the user who owns the database already', () => {
    expect(accountForRoot(withPostgres, 1000).name).toBe('amina');
  });

  test('an owner without a name, or root as owner, does not count: PostgreSQL takes neither', () => {
    expect(accountForRoot(withPostgres, 4242).name).toBe('postgres');
    expect(accountForRoot(withPostgres, 0).name).toBe('postgres');
  });

  test('says what to do where nobody can run it', () => {
    expect(() => accountForRoot('root:x:0:0::/:/bin/sh\n')).toThrow(/ordinary user, or set DATABASE_URL/);
  });
});
