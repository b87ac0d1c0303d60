/** Addresses that reach the same mailbox with most providers: case, plus-tags and dots of the local part set aside. */
export function sameMailbox(a: string, b: string): boolean {
  return mailboxOf(a) === mailboxOf(b);
}

/** What two addresses of one mailbox have in common; the database makes the same of them in generated columns. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  return `${local.split('+')[0]!.replaceAll('.', '')}@${domain}`;
}

/** How an address is kept and compared for uniqueness: trimmed, lower case. */
export const normalEmail = (address: string): string => address.trim().toLowerCase();
