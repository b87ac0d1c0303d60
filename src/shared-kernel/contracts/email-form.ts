import { asciiDigits } from './digits.ts';

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const BEYOND_ASCII = /\P{ASCII}/u;

/**
 * The normal form in which an address is stored, compared and used: lower case, without invisible marks, its domain in
 * punycode. Text that is no address is left for the field's rule to refuse.
 */
export function normalEmail(address: string): string {
  const typed = asciiDigits(address.trim().normalize('NFKC')).replace(UNSEEN, '').trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1);
  return at < 0 || !BEYOND_ASCII.test(domain) ? typed : `${typed.slice(0, at)}@${asciiDomain(domain)}`;
}

/** The domain as DNS and SMTP use it. */
function asciiDomain(domain: string): string {
  // The URL parser accepts more than names: a path, a port, a percent sign. None of them belongs to a domain.
  if (/[^\p{L}\p{M}\p{N}.\u3002-]/u.test(domain) || !URL.canParse(`http://${domain}`)) return domain;
  return new URL(`http://${domain}`).hostname;
}
