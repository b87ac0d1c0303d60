import { ACTING_ACCOUNT } from '#kernel/contracts/acting-account.ts';

type Reader = () => string | undefined;

const nobody: Reader = () => undefined;
let read = nobody;

/** Says how the account of this page is found. */
export function actFor(reader: Reader) {
  read = reader;
}

/** What each call says of the account for which this page acts; nothing for a visitor. */
export function actingAccountHeader(): Record<string, string> {
  const account = read();
  return account === undefined ? {} : { [ACTING_ACCOUNT]: account };
}
