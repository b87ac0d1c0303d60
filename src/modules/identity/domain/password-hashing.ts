/** Hashes passwords, slowly by design: outside of transactions. Throws `common.unavailable` when too many wait. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** Compares with a stored hash; with null it does the same work and answers false, so that timing tells nothing. */
  verify(password: string, stored: string | null): Promise<boolean>;
}
