import { readFile } from 'node:fs/promises';

/**
 * Reads the secret key of a file as `npm run backup -- new-key` prints it.
 * @throws Error if the file has none
 */
export async function readSecretKey(file: string): Promise<string> {
  const key = (await readFile(file, 'utf8')).split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!key) throw new Error(`${file} has no secret key, AGE-SECRET-KEY-….`);
  return key.trim();
}
