import { MINUTE } from '#kernel/clock.ts';
import { isStaff, type Role } from '#kernel/contracts/roles.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { readableCode } from '#kernel/values/readable-code.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** A secret that was shown for setting up lives so long until it is enabled. */
export const SETUP_LIFE = 15 * MINUTE;

const RECOVERY_CODES = 10;
const GROUP = 4;

/** Ten codes of 59 bits for the day when the telephone is lost. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => [0, 0, 0].map(() => readableCode(GROUP)).join('-'));

/** Whether an account's role may not do without two-factor sign-in: the staff, where real people are at stake. */
export const requiresTwoFactor = (role: Role, mode: 'local' | 'production'): boolean =>
  isStaff(role) && mode === 'production';

/** What came of a code: accepted, right but used before, or wrong. */
export type CodeOutcome = 'accepted' | 'spent' | 'wrong';

/**
 * What an authenticator app takes over, in three forms: base32 for typing, an `otpauth:` address, and that as a
 * picture (SVG).
 */
export interface AuthenticatorSecret {
  secret: string;
  uri: string;
  qr: string;
}

/** The secrets of authenticator apps, and the recovery codes. */
export interface SecondFactors {
  /** Whether signing in to the account needs a code. */
  isOn(accountId: UserId, tx?: Tx): Promise<boolean>;
  /** A new secret that is not enabled yet, in place of an earlier one of that kind. Null where one is enabled. */
  begin(tx: Tx, account: { id: UserId; email: string }): Promise<AuthenticatorSecret | null>;
  /** Enables the secret that was set up, by a code of it; null where none was set up lately. */
  enable(tx: Tx, accountId: UserId, code: string, recoveryCodes: string[]): Promise<CodeOutcome | null>;
  /** Accepts a code of the app, once. */
  acceptAppCode(tx: Tx, accountId: UserId, code: string): Promise<CodeOutcome>;
  /** Uses a recovery code up; how many are left, or null for a wrong one. */
  useRecoveryCode(tx: Tx, accountId: UserId, code: string): Promise<number | null>;
  /** Forgets secret and recovery codes; whether it was enabled. */
  end(tx: Tx, accountId: UserId): Promise<boolean>;
}
