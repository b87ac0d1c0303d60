import { randomInt, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { bareCode } from '../contracts/plain-text.ts';

/**
 * Capitals and digits that nobody mistakes for one another on paper or on the telephone; 31 of them, so almost 5 bits
 * each.
 */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A random code that people read and type. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
/** About 8 ms: enough against guessing a stolen table of such codes through. */
const COST = { N: 4096 };

/**
 * What is stored of a code: slow, because a code is short; the same however it is typed, in small letters or with
 * spaces and hyphens.
 */
export async function hashOfReadableCode(code: string, salt: string): Promise<string> {
  return (await derive(bareCode(code), salt, 32, COST)).toString('hex');
}
