/** How to make a key that is taken. */
export const KEY_RECIPE = 'openssl rand -base64 32';

const BYTES = 32;
/** Of 32 random bytes some 30 are different; fewer than these never come about. */
const DIFFERENT = 16;

const HEXADECIMAL = /^([0-9a-f]{2})+$/i;
const BASE64 = /^[\w+/-]+={0,2}$/;
/** What is written in letters of one case alone is a sentence rather than base64. */
const BOTH_CASES = /[a-z].*[A-Z]|[A-Z].*[a-z]/;

/**
 * Whether a key stands for 32 random bytes or more, as far as can be told by looking: hexadecimal digits or base64, and
 * no obvious repetition.
 */
export function isStrongKey(key: string): boolean {
  const bytes = bytesOf(key);
  return bytes !== null && bytes.length >= BYTES && new Set(bytes).size >= DIFFERENT;
}

function bytesOf(key: string): Buffer | null {
  if (HEXADECIMAL.test(key)) return Buffer.from(key, 'hex');
  return BASE64.test(key) && BOTH_CASES.test(key) ? Buffer.from(key, 'base64') : null;
}
