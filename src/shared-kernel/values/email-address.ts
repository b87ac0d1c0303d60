import { normalEmail } from '../contracts/email-form.ts';

export { normalEmail };

/** Providers that deliver two domains to the same mailboxes. */
export const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/**
 * Returns whether two addresses reach the same mailbox with most providers, regardless of case, plus-tags and dots of
 * the local part.
 */
export function sameMailbox(a: string, b: string): boolean {
  return mailboxOf(a) === mailboxOf(b);
}

/**
 * Key of a mailbox, for every limit and comparison of people. `kernel.mailbox_of` computes the same in generated
 * columns.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = normalEmail(address).split('@');
  return `${local.split('+')[0]!.replaceAll('.', '')}@${SAME_DOMAIN[domain] ?? domain}`;
}
