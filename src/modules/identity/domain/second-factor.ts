import { MINUTE } from '#kernel/clock.ts';
import { isStaff, type Role } from '#kernel/contracts/roles.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { readableCode } from '#kernel/values/readable-code.ts';
import type { Tx } from '#kernel/tx.ts';

/** A secret must be enabled in this time. */
export const SETUP_LIFE = 15 * MINUTE;

const RECOVERY_CODES = 10;
const GROUP = 4;

/** Ten codes of 59 bits, for a lost phone. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => [0, 0, 0].map(() => readableCode(GROUP)).join('-'));

/** Staff need two-factor sign-in in production. */
export const requiresTwoFactor = (role: Role, mode: 'local' | 'production'): boolean =>
  isStaff(role) && mode === 'production';

/** `spent` is a right code that was used before. */
export type CodeOutcome = 'accepted' | 'spent' | 'wrong';

/** A secret in three forms: base32 for typing, an `otpauth:` address, and its QR code (SVG). */
export interface AuthenticatorSecret {
  secret: string;
  uri: string;
  qr: string;
}

export interface SecondFactors {
  isOn(accountId: UserId, tx?: Tx): Promise<boolean>;
  /** Creates a secret, replacing one that is not enabled yet. Null if one is enabled. */
  begin(tx: Tx, account: { id: UserId; email: string }): Promise<AuthenticatorSecret | null>;
  /** Enables the new secret with one of its codes; null if there is none or it has expired. */
  enable(tx: Tx, accountId: UserId, code: string, recoveryCodes: string[]): Promise<CodeOutcome | null>;
  /** Accepts each code once. */
  acceptAppCode(tx: Tx, accountId: UserId, code: string): Promise<CodeOutcome>;
  /** Uses a recovery code up. Returns the number left, or null for a wrong code. */
  useRecoveryCode(tx: Tx, accountId: UserId, code: string): Promise<number | null>;
  /** Removes secret and recovery codes. Returns whether it was enabled. */
  end(tx: Tx, accountId: UserId): Promise<boolean>;
}
