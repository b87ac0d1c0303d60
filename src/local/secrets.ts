import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const secrets = z.object({ sessionKeys: z.array(z.string()).min(1), adminPassword: z.string() });
export type Secrets = z.infer<typeof secrets>;

/** Where the generated secrets of this machine are kept, readable by their owner alone. */
export const secretsFile = (dataDir: string): string => path.join(dataDir, 'secrets.json');

/** Generated once for this data folder. A file that cannot be read is an error: new keys would sign everybody out. */
export function localSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const file = secretsFile(dataDir);
  try {
    return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`${file} is not readable as Mithaq's secrets; mend or remove it`, { cause: error });
  }
  const fresh: Secrets = {
    sessionKeys: [randomBytes(32).toString('base64url')],
    adminPassword: randomBytes(12).toString('base64url'),
  };
  // Written aside and renamed, so that a killed start leaves nothing half.
  writeFileSync(`${file}.new`, JSON.stringify(fresh, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return fresh;
}
