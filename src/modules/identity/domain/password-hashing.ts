/**
 * Slow by design: never use it in a transaction.
 * @throws common.unavailable if the queue is full
 */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** Does the same work for a null hash, so that timing reveals nothing. */
  verify(password: string, stored: string | null): Promise<boolean>;
}
