import { after, DAY } from '../../src/shared-kernel/clock.ts';
import type { SealedText } from '../../src/shared-kernel/sealing/sealed-text.ts';
import type { Product } from '../../src/testing/product.ts';
import { inDatabase } from './database.ts';

const MAIL = 'kernel.mail';

/** An e-mail that was given up; the local mail server takes everything. Its words can be read by nobody. */
export async function aGivenUpMail(product: Product): Promise<string> {
  // What is older than a week is cleared away at any time.
  const [id, at] = [crypto.randomUUID(), after(await product.now(), -3 * DAY)];
  const content = 's1.1.unreadable' as unknown as SealedText;
  const row = { id, content, created_at: at, failed_at: at, tries: 30, last_error: 'ECONNREFUSED' };
  await inDatabase((db) => db(MAIL).insert(row));
  return id;
}

/** Takes it back, and answers how often it was tried since it was sent again; null where it was not. */
export async function triesOf(id: string): Promise<number | null> {
  const [row] = await inDatabase((db) => db(MAIL).where({ id }).delete().returning(['tries', 'sent_again_at']));
  return row?.sent_again_at ? row.tries : null;
}
