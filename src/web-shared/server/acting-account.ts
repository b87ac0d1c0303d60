import { ACTING_ACCOUNT } from '#kernel/contracts/acting-account.ts';

let accountOf = (): string | undefined => undefined;

/** Sets how the account of this page is determined. */
export function actFor(reader: typeof accountOf) {
  accountOf = reader;
}

/** Returns the header that names the account for which this page acts; empty for a visitor. */
export function actingAccountHeader(): Record<string, string> {
  const account = accountOf();
  return account ? { [ACTING_ACCOUNT]: account } : {};
}
