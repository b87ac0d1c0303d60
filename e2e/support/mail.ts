import { product } from './journey.ts';

/**
 * The newest link to a page of ours among the e-mails to an address, once no e-mail is under way any more. Throws when
 * there is none.
 */
export async function linkIn(address: string, path: string): Promise<string> {
  const starts = `${product.site}${path}`;
  for (const mail of await product.mailTo(address)) {
    const missing = mail.text.split(/\s+/).find((word) => word.startsWith(starts));
    if (missing) return missing;
  }
  throw new Error(`No e-mail to ${address} leads to ${path}`);
}
