import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Environment } from '../app/env.ts';
import type { SignIn } from './cockpit/sign-in.ts';

/**
 * Not stored with the other secrets, since a database of one's own outlives the data folder. Local data is invented,
 * and the mailbox shows it anyway.
 */
export const LOCAL_DATA_KEY = 'local mode has no secrets';

const newKey = (): string => randomBytes(32).toString('base64url');

const secrets = z.object({
  sessionKeys: z.array(z.string()).min(1),
  adminPassword: z.string(),
  pushKey: z.string().default(newKey),
});
export type Secrets = z.infer<typeof secrets>;

/** File of this machine's generated secrets, readable by its owner alone. */
export const secretsFile = (dataDir: string): string => path.join(dataDir, 'secrets.json');

/**
 * Secrets of this data folder, generated once. A file that cannot be read is an error: new keys would sign everybody
 * out.
 */
export function localSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const file = secretsFile(dataDir);
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const known = secrets.parse(stored);
    // Secrets that are new in this version are added to the stored ones.
    return isDeepStrictEqual(stored, known) ? known : saveSecrets(file, known);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`${file} is not a readable file of secrets. Restore it from a copy`, { cause: error });
  }
  return saveSecrets(file, {
    sessionKeys: [newKey()],
    adminPassword: randomBytes(12).toString('base64url'),
    pushKey: newKey(),
  });
}

/** Written aside and renamed, so that a killed start leaves no incomplete file. */
function saveSecrets(file: string, fresh: Secrets): Secrets {
  writeFileSync(`${file}.new`, JSON.stringify(fresh, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return fresh;
}

const ADMIN_EMAIL = 'admin@mithaq.example';

/** The first admin of this machine, by the settings or with a generated password. */
export const adminOf = ({ admin, dataDir }: Pick<Environment, 'admin' | 'dataDir'>): SignIn => ({
  role: 'admin',
  email: admin.email ?? ADMIN_EMAIL,
  password: admin.password ?? localSecrets(dataDir).adminPassword,
});
