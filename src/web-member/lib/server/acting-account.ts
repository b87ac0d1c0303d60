import { ACTING_ACCOUNT } from '#kernel/contracts/acting-account.ts';

let accountOf = (): string | undefined => undefined;

/** Says how the account of this page is found. */
export function actFor(reader: typeof accountOf) {
  accountOf = reader;
}

/** What each call says of the account for which this page acts; nothing for a visitor. */
export function actingAccountHeader(): Record<string, string> {
  const account = accountOf();
  return account ? { [ACTING_ACCOUNT]: account } : {};
}
