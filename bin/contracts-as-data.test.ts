import path from 'node:path';
import { expect, test } from 'vitest';
import { contractsAsData } from './contracts-as-data.ts';

const served = contractsAsData().load as (id: string) => Promise<string | null>;
const contract = (name: string): string => path.resolve(import.meta.dirname, '../src', name);

test('an endpoint is its method and path', async () => {
  const code = await served(contract('modules/identity/contracts/auth.ts'));
  expect(code).toContain('export const signIn = {"method":"POST","path":"/api/auth/signin"};');
});

test('schemas and the functions that make them are removed; plain values stay', async () => {
  const code = await served(contract('modules/identity/contracts/passwords.ts'));
  expect(code).toContain('export const CHANGED_PASSWORD_MIN_LENGTH = 8;');
  expect(code).toContain('{"id":"passwordUpper","pattern":/\\p{Lu}/u}');
  expect(code).not.toContain('changedPassword');
  expect(code).not.toContain('import');
});

test('a contract without imports is served unchanged, including functions', async () => {
  expect(await served(contract('shared-kernel/contracts/roles.ts'))).toBeNull();
  expect(await served(contract('shared-kernel/events.ts'))).toBeNull();
});
