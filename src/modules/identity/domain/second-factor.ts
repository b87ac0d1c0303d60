import { MINUTE } from '#kernel/clock.ts';
import { readableCode } from '#kernel/readable-code.ts';

/** A secret that was shown for setting up lives so long until it is enabled. */
export const SETUP_LIFE = 15 * MINUTE;
/** So long a sign-in waits for the code … */
export const CHALLENGE_LIFE = 10 * MINUTE;
/** … and so many codes may be tried in it. */
export const CHALLENGE_TRIES = 5;

const RECOVERY_CODES = 10;
const GROUP = 4;

/** Ten codes of 59 bits for the day when the telephone is lost. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => [0, 0, 0].map(() => readableCode(GROUP)).join('-'));

/** Whether an account's role may not do without two-factor sign-in: administrators, where real people are at stake. */
export const requiresTwoFactor = (role: 'member' | 'admin', mode: 'local' | 'production'): boolean =>
  role === 'admin' && mode === 'production';
