import { randomInt, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { bareCode } from '../contracts/plain-text.ts';

/** Capitals and digits that cannot be confused on paper or on the telephone; 31, so almost 5 bits each. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A random code that people read and type. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
/** About 8 ms: enough against brute-forcing a stolen table of such codes. */
const COST = { N: 4096 };

/** Stored hash of a code: slow, because a code is short; independent of case, spaces and hyphens. */
export async function hashOfReadableCode(code: string, salt: string): Promise<string> {
  return (await derive(bareCode(code), salt, 32, COST)).toString('hex');
}
