import { randomInt, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { CODE_DAYS, CODE_LENGTH } from '#kernel/contracts/guardian.ts';
import { DAY } from '#kernel/clock.ts';

/** Capitals and digits that nobody mistakes for one another on paper or on the telephone. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LIFE = CODE_DAYS * DAY;
export const CODE_TRIES = 10;

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
/** About 8 ms: enough against guessing a stolen table through, for a code of 40 bits that lives seven days. */
const COST = { N: 4096 };

/** What is stored of a code. Slow, because a code has only 40 bits; without a salt of its own, because /guardian-verify looks it up by the code alone. */
export async function hashOfCode(code: string): Promise<string> {
  return (await derive(code.trim().toUpperCase(), 'mithaq guardian verification code', 32, COST)).toString('hex');
}
