import { after, DAY } from '../../src/shared-kernel/clock.ts';
import type { SealedText } from '../../src/shared-kernel/sealing/sealed-text.ts';
import type { Product } from '../../src/testing/product.ts';
import { inDatabase } from './database.ts';

const MAIL = 'kernel.mail';

/**
 * Writes an email that finally failed, since the local mail server accepts everything. Its content cannot be decrypted.
 */
export async function aGivenUpMail(product: Product): Promise<string> {
  // Failed emails are deleted after a week.
  const [id, at] = [crypto.randomUUID(), after(await product.now(), -3 * DAY)];
  const content = 's1.1.unreadable' as unknown as SealedText;
  const row = { id, content, created_at: at, failed_at: at, tries: 30, last_error: 'ECONNREFUSED' };
  await inDatabase((db) => db(MAIL).insert(row));
  return id;
}

/** Deletes the email. Returns the number of attempts since it was sent again, or null if it was not. */
export async function triesOf(id: string): Promise<number | null> {
  const [row] = await inDatabase((db) => db(MAIL).where({ id }).delete().returning(['tries', 'sent_again_at']));
  return row?.sent_again_at ? row.tries : null;
}
