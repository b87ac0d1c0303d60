import { product } from './journey.ts';

/**
 * Returns the newest link to a page of the site in the emails to an address, once no email is pending. Throws if there
 * is none.
 */
export async function linkIn(address: string, path: string): Promise<string> {
  const starts = `${product.site}${path}`;
  for (const mail of await product.mailTo(address)) {
    const missing = mail.text.split(/\s+/).find((word) => word.startsWith(starts));
    if (missing) return missing;
  }
  throw new Error(`No e-mail to ${address} leads to ${path}`);
}
