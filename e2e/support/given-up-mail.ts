import type { Sealed } from '../../src/shared-kernel/sealing/sealed-text.ts';
import { inDatabase } from './database.ts';

const MAIL = 'kernel.mail';

/** An e-mail that was given up; the local mail server takes everything. Its words can be read by nobody. */
export async function aGivenUpMail(): Promise<string> {
  const [id, at] = [crypto.randomUUID(), new Date('2026-11-01T10:00:00Z')];
  const content = 's1.1.unreadable' as unknown as Sealed;
  const row = { id, content, created_at: at, given_up_at: at, tries: 30, last_error: 'ECONNREFUSED' };
  await inDatabase((db) => db(MAIL).insert(row));
  return id;
}

/** Takes it back, and answers how often it was tried since it was sent again; null where it was not. */
export async function triesOf(id: string): Promise<number | null> {
  const [row] = await inDatabase((db) => db(MAIL).where({ id }).delete().returning(['tries', 'sent_again_at']));
  return row?.sent_again_at ? row.tries : null;
}
