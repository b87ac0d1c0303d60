import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The database password stored in the data folder; `undefined` if there is none, because the folder is new or was
 * emptied.
 */
export const readPassword = (home: string): Promise<string | undefined> =>
  readFile(path.join(home, 'password'), 'utf8').catch(() => undefined);

/** Makes and stores a password, readable by its owner only. It needs no escaping in a URL. */
export async function makePassword(home: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const draft = path.join(home, 'password.draft');
  await writeFile(draft, password, { mode: 0o600 });
  await rename(draft, path.join(home, 'password'));
  return password;
}
