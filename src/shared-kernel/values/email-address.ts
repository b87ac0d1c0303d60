import { normalEmail } from '../contracts/email-form.ts';

export { normalEmail };

/** Providers that deliver two domains into the same mailboxes. */
export const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/** Addresses that reach the same mailbox with most providers: case, plus-tags and dots of the local part set aside. */
export function sameMailbox(a: string, b: string): boolean {
  return mailboxOf(a) === mailboxOf(b);
}

/**
 * What two addresses of one mailbox have in common, for every limit and comparison of people. `kernel.mailbox_of` makes
 * the same of a stored address in generated columns.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = normalEmail(address).split('@');
  return `${local.split('+')[0]!.replaceAll('.', '')}@${SAME_DOMAIN[domain] ?? domain}`;
}
