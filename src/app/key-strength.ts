export const KEY_RECIPE = 'openssl rand -base64 32';

const BYTES = 32;
/** 32 random bytes have about 30 different values, and practically never fewer than these. */
const DIFFERENT = 16;

const HEXADECIMAL = /^([0-9a-f]{2})+$/i;
const BASE64 = /^[\w+/-]+={0,2}$/;
/** Text in one case is prose rather than base64. */
const BOTH_CASES = /[a-z].*[A-Z]|[A-Z].*[a-z]/;

/** Returns whether a key looks like at least 32 random bytes: hexadecimal or base64, without obvious repetition. */
export function isStrongKey(key: string): boolean {
  const bytes = bytesOf(key);
  return bytes !== null && bytes.length >= BYTES && new Set(bytes).size >= DIFFERENT;
}

function bytesOf(key: string): Buffer | null {
  if (HEXADECIMAL.test(key)) return Buffer.from(key, 'hex');
  return BASE64.test(key) && BOTH_CASES.test(key) ? Buffer.from(key, 'base64') : null;
}
